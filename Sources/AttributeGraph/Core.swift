import Synchronization

/// The state of a graph behind one pointer, without exclusivity checks and reference counts.
@usableFromInline
struct CoreState {
  @usableFromInline var nodes = NodeTable()

  // The running rule. `cursor` is where in its list of inputs the next read is expected,
  // `cursorEnd` the end of that list.
  @usableFromInline var cursor = CoreState.noEdges
  @usableFromInline var cursorEnd = CoreState.noEdges
  /// The rule whose reads are recorded, or `.none`.
  @usableFromInline var reader: UInt32 = .none
  /// The number of its run.
  @usableFromInline var stamp: UInt32 = 0

  /// Counts writes after evaluations. Changes and verifications are dated with it.
  @usableFromInline var revision: UInt32 = 1
  /// Whether something was evaluated in this revision, so that the next write starts another.
  @usableFromInline var revisionIsUsed = false
  @usableFromInline var hasHooks = false
  @usableFromInline var isUpdating = false
  /// The input a run was interrupted for, or `.none`.
  @usableFromInline var interrupt: UInt32 = .none
  /// Counts runs; its low half is the stamp of the last.
  var runs: UInt64 = 0
  var stampsWithoutRun: UInt64 = 0
  /// The current evaluation: each node reads, or may read, the next.
  @usableFromInline var stack = RawBuffer<Frame>()
  /// The address of the machine's stack when the evaluation began.
  var stackStart: UInt = 0
  @usableFromInline var types = NodeTypeTable()
  @usableFromInline var slabs = Slabs()
  /// The number of reasons, other than an evaluation, to keep memory: a borrowed pointer, a running
  /// comparison.
  @usableFromInline var holds = 0

  /// Scratch of the marking pass.
  var marks = RawBuffer<UInt32>()
  var queue = EagerQueue()
  /// `Graph.workPriority`
  @usableFromInline var workPriority: UInt32 = .max
  @usableFromInline var subgraphs = SubgraphTable()
  /// Nodes that ended and are not destroyed yet.
  var reclaimable = RawBuffer<UInt32>()
  var errors: [UInt32: GraphError] = [:]
  /// How often nodes that were overtaken while they ran may run again before the evaluation ends.
  var repetitionsLeft = 0
  /// Writes that the current update still accepts.
  var writesLeft = 0
  var freeNode: UInt32 = .none
  var nodesAlive = 0
  var edges = 0
  var bytesOfEdges = 0
  let firstGeneration: UInt32
  @usableFromInline unowned(unsafe) let graph: Graph
  /// The attributes that code outside of rules has read; nil while nobody collects them.
  var collected: [AttributeID]?

  init(graph: Graph, firstGeneration: UInt32) {
    self.graph = graph
    self.firstGeneration = firstGeneration
  }

  /// The generations of one graph start elsewhere than those of the next, so that handles are not
  /// mistaken.
  static func nextFirstGeneration() -> UInt32 {
    (UInt32(truncatingIfNeeded: graphCount.add(1, ordering: .relaxed).newValue) & 0xFF) << 24
  }

  private static let graphCount = Atomic<Int>(0)

  /// An empty list of edges.
  static var noEdges: UnsafeMutablePointer<Edge> {
    UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped
  }
}

/// One step of the current evaluation.
@usableFromInline
struct Frame: BitwiseCopyable {
  var node: UInt32
  /// The next input, or pending input, to check.
  var position: UInt32
}

/// The address of a graph's state; the engine's passes are methods of it.
///
/// Never hold `state.pointee` as an inout across a call that can reach a rule, a hook, an equality
/// or a deinitializer: those may call the graph and change anything.
@usableFromInline @frozen
struct Core: BitwiseCopyable {
  @usableFromInline let state: UnsafeMutablePointer<CoreState>

  @inlinable
  init(state: UnsafeMutablePointer<CoreState>) { self.state = state }

  /// The record of a node. The address is valid until a node is created.
  @inlinable @inline(__always)
  func node(_ index: UInt32) -> UnsafeMutablePointer<Node> { state.pointee.nodes.base + Int(index) }

  /// The record an identifier names, or nil when it is stale.
  @inlinable @inline(__always)
  func find(_ id: AttributeID) -> UnsafeMutablePointer<Node>? {
    guard Int(id.index) < state.pointee.nodes.count else { return nil }
    let node = node(id.index)
    return node.pointee.generation == id.generation ? node : nil
  }

  func id(_ index: UInt32) -> AttributeID {
    AttributeID(index: index, generation: node(index).pointee.generation)
  }

  func type(_ index: UInt32) -> UnsafeMutablePointer<NodeType> {
    state.pointee.types.types + node(index).pointee.type
  }

  /// Whether an identifier, if not stale, identifies a node that holds a `Value`. For assertions.
  @usableFromInline
  func holds<Value>(_ id: AttributeID, _: Value.Type) -> Bool {
    find(id) == nil || type(id.index).pointee.kind._valueType == Value.self
  }

  @inlinable var isEvaluating: Bool { state.pointee.stack.count != 0 }
}
