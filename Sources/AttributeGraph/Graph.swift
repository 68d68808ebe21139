// # AttributeGraph
//
// ## In a nutshell
// An *attribute* is a named value. A *source* is an attribute that is set from
// outside; a *rule* computes an attribute from other attributes. The graph records which rule reads
// which attribute, runs a rule only when an input has changed, and never shows a rule one input new
// and another old.
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
//   alive. Used after its node has ended, or in another graph, it throws `GraphError.stale`.
// - An edge means "read in the last run". Edges are stored in the order of the reads, recorded
//   while the rule runs, and compared with those of the previous run: repeated reads cost no
//   bookkeeping.
// - A rule is a struct (`Rule`) whose stored handles are its declared inputs, or a closure, whose
//   inputs are found while it runs.
// - Everything is created in a *subgraph*, which is a lifetime inside another. Ending it frees its
//   nodes, in linear time and without recursion. It may end during an evaluation: handles are stale
//   immediately, values are destroyed after the evaluation.
//
// ## An update
// 1. *Push.* `set` stores a value that differs and marks everything that depends on it, near or
//    far, as maybe out of date. Breadth first; nothing runs. A node with many inputs also lists
//    which of them may have changed.
// 2. *Pull.* Reading an attribute that may be out of date brings it up to date. Its inputs are
//    brought up to date first, in the order in which they were read, until one has changed: then
//    the rule runs, and evaluates the remaining inputs as it reads them. So no input is evaluated
//    that only an outdated condition needed. If none has changed, the rule does not run.
// 3. *Cut-off.* A rule whose new value equals its old one has not changed; its dependents do not
//    run for it.
// 4. *Outputs.* An *eager* attribute is queued when it is created and whenever marking reaches it.
//    `update()` brings the queued ones up to date: smallest priority first, first in, first out
//    among equals. All others wait for a read. Work of an update that has no value is `GraphWork`,
//    which alternates with them by priority.
//
// A rule runs at most once between two changes. There are two exceptions, which only rules cause:
// `interrupted`, below, and a rule that ends or invalidates something it has already read.
//
// ## Depth
// A pull has its own stack, so chains of any length are built, updated and freed. An
// attribute that is first read in the middle of a run is evaluated inside that read, on the
// machine's stack. When the stack gets long (`Core.maximumStack`) the read throws
// `GraphError.interrupted`: the rule ends, the input is brought up to date, the rule starts again.
// Declared inputs never interrupt a rule. A rule that makes the same reads every time declares it
// (`Rule.hasFixedReads`): then all inputs are brought up to date before each of its runs, and its
// edges are created before the first.
//
// ## Errors
// Reads throw `GraphError`. A rule that rethrows the error has *failed*: each reader gets
// the same error, and it runs again when an input changes. That is how the attributes of a cycle
// report it, and how they recover.
//
// ## Words
// - *up to date*: the value follows from the inputs. *Maybe* (out of date): an input may have
//   changed. *Dirty*: the rule has to run.
// - *revision*: counts writes after evaluations; `changedAt` and `verifiedAt` of a node are dated
//   with it.
// - *stamp*: the number of a run; it detects a repeated read of the same attribute without a
//   search.
// - *pending*: inputs, of a node that has many, that may have changed since the node was last up to
//   date.
// - *settle*: to find a node up to date without a run. *Overtaken*: made out of date by the
//   evaluation that it is part of.
//
// ## Where to find it
// `Graph+Creation`, `Graph+Access`, `RuleContext`: the interface.
// `Core+Marking`: the push. `Core+Pull`: the pull. `Core+Reads`: reads. `Core+Edges`,
// `Core+Lifetimes`, `Core+Update`: edges, creation and end of nodes, writes and outputs. `Node`,
// `NodeType`, `Slabs`: memory. `Graph+Invariants`, `Graph+Export`, `Graph+Statistics`,
// `GraphHooks`: for tests and tools.

/// A graph of attributes. The comment at the head of this file is the module's manual.
///
/// Not `Sendable`: a graph, its rules and its hooks belong to one isolation domain.
public final class Graph {
  @usableFromInline let core: Core
  private let root: Subgraph

  /// Where diagnostics attach. Without hooks, each call site costs one comparison.
  public var hooks: (any GraphHooks)? {
    didSet { core.state.pointee.hasHooks = hooks != nil }
  }

  /// The number of writes by rules that one `update()` accepts before it reports a loop.
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
  /// runs, even one of the subgraph itself: values are then destroyed after the outermost
  /// evaluation.
  public func end(_ subgraph: Subgraph) { core.end(subgraph) }

  public func isAlive(_ subgraph: Subgraph) -> Bool { core.isAlive(subgraph) }

  public func isAlive(_ id: AttributeID) -> Bool { core.find(id) != nil }

  // MARK: Updates

  /// Brings all queued eager attributes up to date: smallest priority first, first in, first out
  /// among equals. `work` alternates with them by priority.
  ///
  /// Writes queued meanwhile are added in order. Does nothing inside an evaluation or another
  /// update.
  public func update() { core.update(maximumWrites: maximumWritesPerUpdate) }

  /// Whether an eager attribute or some work is waiting for `update()`.
  public var needsUpdate: Bool {
    !core.state.pointee.queue.isEmpty || core.state.pointee.workPriority != .max
  }

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Work that updates do beside bringing attributes up to date.
  @exclusivity(unchecked) public var work: (any GraphWork)?

  /// The priority of the next step of `work`, `.max` for none. It runs when no eager attribute with
  /// a smaller priority is queued.
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
