import Synchronization

/// Everything a graph knows, behind one pointer: no exclusivity checks, no reference counts on the way.
@usableFromInline
struct CoreState {
  @usableFromInline var nodes = RawBuffer<Node>()
  /// The rule that is running, or `.none`.
  @usableFromInline var current: UInt32 = .none
  /// How many of its inputs the running rule has read so far.
  @usableFromInline var cursor: UInt32 = 0
  /// The number of the running rule's run.
  @usableFromInline var stamp: UInt32 = 0
  @usableFromInline var lastStamp: UInt32 = 0
  /// Counts writes that came after evaluations; what changed and what was verified is dated with it.
  @usableFromInline var revision: UInt32 = 1
  /// Whether something was evaluated in this revision, so that the next write starts another.
  @usableFromInline var revisionIsUsed = false
  /// Whether reads of the running rule are recorded.
  @usableFromInline var isTracking = true
  @usableFromInline var hasHooks = false
  /// The input a run was interrupted for, or `.none`.
  @usableFromInline var interrupt: UInt32 = .none
  /// How many rules are running, one inside a read of the other.
  @usableFromInline var depth = 0

  @usableFromInline var types = NodeTypeTable()
  @usableFromInline var slabs = Slabs()
  @usableFromInline var freeNode: UInt32 = .none
  @usableFromInline var nodesAlive = 0
  @usableFromInline var edges = 0
  var bytesOfEdges = 0
  @usableFromInline var evaluations: UInt64 = 0
  @usableFromInline let firstGeneration: UInt32

  /// The evaluation under way: each node reads, or may read, the next.
  var stack = RawBuffer<Frame>()
  /// Scratch of the marking pass.
  var marks = RawBuffer<UInt32>()
  var queue = EagerQueue()
  var subgraphs = SubgraphTable()
  /// Nodes that ended while something was evaluated.
  var limbo = RawBuffer<UInt32>()
  var errors: [UInt32: GraphError] = [:]
  /// Reasons beside an evaluation not to give memory back: a pointer handed out, a comparison under way.
  @usableFromInline var holds = 0
  /// How often nodes that something overtook while they ran may run again before the evaluation ends.
  var repetitionsLeft = 0
  var isUpdating = false
  var writesLeft = 0
  @usableFromInline unowned(unsafe) let graph: Graph

  init(graph: Graph, firstGeneration: UInt32) {
    self.graph = graph
    self.firstGeneration = firstGeneration
  }

  /// The generations of one graph start elsewhere than those of the next, so that handles are not mistaken.
  static func nextFirstGeneration() -> UInt32 {
    (UInt32(truncatingIfNeeded: graphCount.add(1, ordering: .relaxed).newValue) & 0xFF) << 24
  }

  private static let graphCount = Atomic<Int>(0)
}

/// One step of the evaluation under way.
struct Frame: BitwiseCopyable {
  var node: UInt32
  /// The next input, or pending input, to look at.
  var position: UInt32
}

/// The address of a graph's state; the engine's passes are methods of it.
///
/// They never hold `state.pointee` as an inout across a call that can reach a rule, a hook, an equality or a deinitialiser:
/// those may come back and change anything.
@usableFromInline @frozen
struct Core: BitwiseCopyable {
  @usableFromInline let state: UnsafeMutablePointer<CoreState>

  @inlinable
  init(state: UnsafeMutablePointer<CoreState>) { self.state = state }

  /// The record of a node. The address holds until a node is made.
  @inlinable @inline(__always)
  func node(_ index: UInt32) -> UnsafeMutablePointer<Node> { state.pointee.nodes.base + Int(index) }

  /// The record an identifier names, or nil when it is stale.
  @inlinable @inline(__always)
  func find(_ id: AttributeID) -> UnsafeMutablePointer<Node>? {
    guard Int(id.index) < state.pointee.nodes.count else { return nil }
    let node = node(id.index)
    return node.pointee.generation == id.generation ? node : nil
  }

  @inlinable
  func id(_ index: UInt32) -> AttributeID { AttributeID(index: index, generation: node(index).pointee.generation) }

  func type(_ index: UInt32) -> UnsafeMutablePointer<NodeType> { state.pointee.types.types.base + node(index).pointee.type }

  var isEvaluating: Bool { state.pointee.stack.count != 0 }
}
