// # AttributeGraph
//
// ## In a nutshell
// An *attribute* is a value with a name. A *source* is an attribute that is set from outside; a
// *rule* computes the value of an attribute from other attributes. The graph remembers who read
// whom, runs a rule only when something it had read has changed, and never lets a rule see one
// input new and another old.
//
//     let graph = Graph()
//     let width = graph.makeSource(3, in: graph.rootSubgraph)
//     let height = graph.makeSource(4, in: graph.rootSubgraph)
//     let area = graph.makeRule(in: graph.rootSubgraph) { c throws(GraphError) in
//       try c[width] * c[height]
//     }
//     try graph.value(of: area)      // 12: the rule runs
//     try graph.value(of: area)      // 12: it does not
//     try graph.set(width, to: 5)    // nothing runs; `area` may be out of date
//     try graph.value(of: area)      // 20
//
// ## The graph
// - A handle (`Attribute`, `AttributeID`, `Subgraph`) is a slot and a generation. It keeps nothing
//   alive. Used after the end of what it names, or in another graph, it answers `GraphError.stale`.
// - An edge says "read in the last run". Edges are kept in the order of the reads, recorded while
//   the rule runs, and compared with those of the run before: a rule that makes the same reads
//   again costs no bookkeeping.
// - A rule is a struct (`Rule`) whose stored handles are its declared inputs, or a closure, whose
//   inputs are found out as it runs.
// - Everything is made in a *subgraph*, which is a lifetime inside another. Its end frees what is
//   in it, in linear time and without recursion. It may come in the middle of an evaluation:
//   handles are stale immediately, values are destroyed when the evaluation is over.
//
// ## An update
// 1. *Push.* `set` stores a value that differs and marks everything that depends on it, near or
//    far, as maybe out of date. Breadth first; nothing runs. A node with many inputs also lists
//    which of them may have changed.
// 2. *Pull.* Reading an attribute that may be out of date brings it up to date. Its inputs are
//    brought up to date first, in the order in which they were read, until one turns out to have
//    changed: then the rule runs, and evaluates what is left as it reads it. So nothing is
//    evaluated that only a condition no longer true had needed. If none has changed, the rule does
//    not run.
// 3. *Cut-off.* A rule whose new value equals its old one has not changed; what depends on it does
//    not run on its account.
// 4. *Outputs.* An *eager* attribute is queued when it is made and whenever marking reaches it.
//    `update()` brings those waiting up to date: smallest priority first, first come first served
//    among equals. All others wait until somebody reads them. What has to be done in an update and
//    has no value is `GraphWork`, which has its turns among them.
//
// A rule runs at most once between two changes, with two exceptions that only rules bring about:
// `interrupted`, below, and a rule that ends or invalidates something it had already read.
//
// ## Depth
// A pull keeps its own stack, so chains of any length are built, updated and freed. What is read
// for the first time in the middle of a run has to be evaluated inside that read, on the machine's
// stack. When that gets long (`Core.maximumStack`) the read throws `GraphError.interrupted`: the
// rule ends, the input is brought up to date, the rule starts again. Rules that declare their
// inputs are not interrupted on their account. A rule that makes the same reads every time says so
// (`Rule.hasFixedReads`): then all inputs are brought up to date before each of its runs, and its
// edges are made before the first.
//
// ## Errors
// Reads throw `GraphError`. A rule that lets the error through has *failed*: each reader gets
// the same error, and it runs again when something it had read changes. That is how the attributes
// of a cycle report it and how they recover.
//
// ## Words
// - *up to date*: the value follows from the inputs. *Maybe* (out of date): an input may have
//   changed. *Dirty*: the rule has to run.
// - *revision*: counts writes that came after evaluations; `changedAt` and `verifiedAt` of a node
//   are dated with it.
// - *stamp*: the number of a run; it tells a repeated read of the same attribute without a search.
// - *pending*: inputs, of a node that has many, that may have changed since the node was last up to
//   date.
// - *settle*: to find a node up to date without a run. *Overtaken*: made out of date by the
//   evaluation that it is part of.
//
// ## Where things are
// `Graph+Creation`, `Graph+Access`, `RuleContext`: the interface. `Core+Marking`: the push.
// `Core+Pull`: the pull. `Core+Reads`: what a read does. `Core+Edges`, `Core+Lifetimes`,
// `Core+Update`: edges, births and deaths, writes and outputs. `Node`, `NodeType`, `Slabs`: what is
// in memory. `Graph+Invariants`, `Graph+Export`, `Graph+Statistics`, `GraphHooks`: for tests and
// tools.

/// A graph of attributes. The comment at the head of this file is the module's manual.
///
/// Not `Sendable`: a graph, its rules and its hooks belong to one isolation domain.
public final class Graph {
  @usableFromInline let core: Core
  private let root: Subgraph

  /// Where diagnostics attach. Without hooks each of the places that would call them costs one
  /// comparison.
  public var hooks: (any GraphHooks)? {
    didSet { core.state.pointee.hasHooks = hooks != nil }
  }

  /// Writes by rules that one `update()` lets pass before it takes them for a loop.
  public var maximumWritesPerUpdate = 100_000

  public init() {
    let state = UnsafeMutablePointer<CoreState>.allocate(capacity: 1)
    core = Core(state: state)
    let generation = CoreState.nextFirstGeneration()
    root = Subgraph(index: 0, generation: generation)
    state.initialize(to: CoreState(graph: self, firstGeneration: generation))
    _ = state.pointee.subgraphs.make(parent: .none, firstGeneration: generation)
  }

  deinit {
    hooks = nil
    core.state.pointee.hasHooks = false
    core.end(root)
    core.freeEverything()
  }

  // MARK: Lifetimes

  /// The subgraph that lives as long as the graph. Ending it empties it.
  public var rootSubgraph: Subgraph { root }

  /// Starts a lifetime inside another. In a parent that has ended it is `Subgraph.none`.
  public func makeSubgraph(parent: Subgraph) -> Subgraph {
    guard core.isAlive(parent) else { return .none }
    return core.state.pointee.subgraphs.make(
      parent: parent.index, firstGeneration: core.state.pointee.firstGeneration)
  }

  /// Ends a subgraph: its attributes and those of all subgraphs below are stale immediately, and
  /// their readers are out of date.
  ///
  /// Linear in the number of attributes and edges that end, without recursion. Legal while a rule
  /// runs, even one of the subgraph's own: values are then destroyed when the outermost evaluation
  /// is over.
  public func end(_ subgraph: Subgraph) { core.end(subgraph) }

  public func isAlive(_ subgraph: Subgraph) -> Bool { core.isAlive(subgraph) }

  public func isAlive(_ id: AttributeID) -> Bool { core.find(id) != nil }

  // MARK: Updates

  /// Brings all eager attributes that are waiting up to date: smallest priority first, first come
  /// first served among equals. `work` alternates with them by priority.
  ///
  /// What is queued meanwhile joins in order. Does nothing inside an evaluation or another update.
  public func update() { core.update(maximumWrites: maximumWritesPerUpdate) }

  /// Whether an eager attribute or some work is waiting for `update()`.
  public var needsUpdate: Bool {
    !core.state.pointee.queue.isEmpty || core.state.pointee.workPriority != .max
  }

  /// Work that updates do beside bringing attributes up to date.
  @exclusivity(unchecked) public var work: (any GraphWork)?

  /// The priority of what `work` has to do next, `.max` for nothing: its turn comes when no eager
  /// attribute with a smaller one waits.
  @inlinable
  public var workPriority: UInt32 {
    get { core.state.pointee.workPriority }
    set { core.state.pointee.workPriority = newValue }
  }

  /// Whether something is being evaluated.
  public var isEvaluating: Bool { core.isEvaluating }

  /// The attribute whose rule is running.
  public var current: AttributeID? {
    let stack = core.state.pointee.stack
    for i in stride(from: stack.count - 1, through: 0, by: -1)
    where core.node(stack[i].node).pointee.has(NodeFlags.running) {
      return RuleContext(core: core, index: stack[i].node).id
    }
    return nil
  }
}
