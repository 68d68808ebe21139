/// The record of one node: one cache line. Its value, and its rule or its equality, are in its
/// payload.
@usableFromInline
struct Node: BitwiseCopyable {
  /// The value at offset 0, followed by the rule, or by how a source is compared.
  @usableFromInline var payload: UnsafeMutableRawPointer
  /// The nodes it read in its last run, in order: one edge, or the address of an `EdgeBlock`.
  @usableFromInline var inputs: UInt64 = 0
  /// The nodes that read it, in no order: one edge, or the address of an `EdgeBlock`.
  @usableFromInline var outputs: UInt64 = 0
  @usableFromInline var inputCount: UInt32 = 0
  @usableFromInline var outputCount: UInt32 = 0
  @usableFromInline var generation: UInt32
  /// The flags below, and above them the index of the type.
  @usableFromInline var bits: UInt32
  /// The revision in which the value last became different.
  @usableFromInline var changedAt: UInt32
  /// The revision in which the value was last known to follow from the inputs.
  @usableFromInline var verifiedAt: UInt32 = 0
  /// The last run that recorded an edge to this node; it detects a repeated read without a search.
  @usableFromInline var readStamp: UInt32 = 0
  /// The next node of the same subgraph, or the next free slot.
  @usableFromInline var next: UInt32
  @usableFromInline var subgraph: UInt32
  /// An eager node's priority in an update.
  @usableFromInline var priority: UInt32 = 0

  init(
    payload: UnsafeMutableRawPointer, generation: UInt32, type: UInt32, flags: UInt32,
    changedAt: UInt32, subgraph: UInt32, next: UInt32
  ) {
    self.payload = payload
    self.generation = generation
    self.changedAt = changedAt
    self.subgraph = subgraph
    self.next = next
    bits = type << NodeFlags.count | flags
  }

  @inlinable var type: Int { Int(bits >> NodeFlags.count) }
  @inlinable
  func has(_ flags: UInt32) -> Bool { bits & flags != 0 }
  @inlinable
  mutating func set(_ flags: UInt32) { bits |= flags }
  @inlinable
  mutating func clear(_ flags: UInt32) { bits &= ~flags }
}

/// The low bits of `Node.bits`.
@usableFromInline
enum NodeFlags {
  /// An input may have changed.
  @inlinable static var maybe: UInt32 { 1 }
  /// Must run, whether its inputs changed or not.
  @inlinable static var dirty: UInt32 { 1 << 1 }
  /// The last run threw an error, which is in `CoreState.errors`.
  @inlinable static var failed: UInt32 { 1 << 2 }
  /// Ended, but the current evaluation still uses its memory.
  @inlinable static var dead: UInt32 { 1 << 3 }
  /// On the stack of the current evaluation.
  @inlinable static var onStack: UInt32 { 1 << 4 }
  /// Its rule is running.
  @inlinable static var running: UInt32 { 1 << 5 }
  /// Something it had read became out of date while it ran.
  @inlinable static var again: UInt32 { 1 << 6 }
  @inlinable static var hasValue: UInt32 { 1 << 7 }
  @inlinable static var eager: UInt32 { 1 << 8 }
  /// Waits in the queue of outputs.
  @inlinable static var queued: UInt32 { 1 << 9 }
  /// `inputs` is the address of a block.
  @inlinable static var inputBlock: UInt32 { 1 << 10 }
  /// `outputs` is the address of a block.
  @inlinable static var outputBlock: UInt32 { 1 << 11 }
  /// The block of inputs can hold a list of pending ones.
  @inlinable static var pendingList: UInt32 { 1 << 12 }
  /// `Rule.hasFixedReads`.
  @inlinable static var fixedReads: UInt32 { 1 << 13 }

  @inlinable static var count: UInt32 { 14 }

  @inlinable static var outOfDate: UInt32 { maybe | dirty }
  /// The value cannot be returned without a check.
  @inlinable static var unreadable: UInt32 { maybe | dirty | failed | dead }
}

extension UInt32 {
  /// No node, no edge, no subgraph.
  @inlinable static var none: UInt32 { .max }
}
