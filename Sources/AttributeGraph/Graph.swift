/// A graph of attributes. See the head of this file.
///
/// Not `Sendable`: a graph, its rules and its hooks belong to one isolation domain.
public final class Graph {
  @usableFromInline let core: Core
  private let root: Subgraph

  /// Where diagnostics attach. Without hooks each of the places that would call them costs one comparison.
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
    return core.state.pointee.subgraphs.make(parent: parent.index, firstGeneration: core.state.pointee.firstGeneration)
  }

  /// Ends a subgraph: its attributes and those of all subgraphs below are stale at once, and what read them is out of date.
  ///
  /// Linear in the number of attributes and edges that end, without recursion. Legal while a rule runs, even one of the subgraph's
  /// own: values are then destroyed when the outermost evaluation is over.
  public func end(_ subgraph: Subgraph) { core.end(subgraph) }

  public func isAlive(_ subgraph: Subgraph) -> Bool { core.isAlive(subgraph) }

  public func isAlive(_ id: AttributeID) -> Bool { core.find(id) != nil }

  // MARK: Updates

  /// Brings all eager attributes that are waiting up to date: smallest priority first, first come first served among equals.
  ///
  /// What is queued meanwhile joins in order. Does nothing inside an evaluation or another update.
  public func update() { core.update(maximumWrites: maximumWritesPerUpdate) }

  /// Whether an eager attribute is waiting for `update()`.
  public var needsUpdate: Bool { !core.state.pointee.queue.isEmpty }

  /// Whether something is being evaluated.
  public var isEvaluating: Bool { core.isEvaluating }

  /// The attribute whose rule is running.
  public var current: AttributeID? {
    let stack = core.state.pointee.stack
    for i in stride(from: stack.count - 1, through: 0, by: -1) where core.node(stack[i].node).pointee.has(NodeFlags.running) {
      return RuleContext(core: core, index: stack[i].node).id
    }
    return nil
  }
}
