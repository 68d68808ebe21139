import Synchronization

/// The properties that all nodes of one type share, created once for each type and label.
@usableFromInline
struct NodeType {
  /// The rule's type, or a `SourceKind`.
  @usableFromInline let kind: any _NodeKind.Type
  /// Bytes of a payload.
  @usableFromInline let size: Int
  @usableFromInline let alignment: Int
  /// Whether value and rule may be dropped without being destroyed.
  @usableFromInline let isTrivial: Bool
  @usableFromInline let comparison: Comparison
  /// The label given by the caller; empty when the kind's own label is used.
  @usableFromInline let label: StaticString
  /// Offsets in the payload of the identifiers that are declared inputs.
  @usableFromInline let declared: UnsafeMutableBufferPointer<Int>

  @usableFromInline
  init(
    kind: any _NodeKind.Type, size: Int, alignment: Int, isTrivial: Bool, comparison: Comparison,
    label: StaticString, rule: Int?
  ) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.isTrivial = isTrivial
    self.comparison = comparison
    self.label = label
    declared =
      rule.map { DeclaredInputs.offsets(of: kind, at: $0) }
      ?? UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  @inlinable var isSource: Bool { comparison != .none }

  var text: String { label.utf8CodeUnitCount == 0 ? kind._label : label.description }
}

/// How a type's rules are run. A closure rather than the witness in `kind`: where a generic rule is
/// created with concrete types, the compiler specializes the closure for them, while a generic
/// type's witnesses are unspecialized. Not copyable, because the closure of a copyable struct is
/// retained at each call, even one without a context.
@usableFromInline
struct Evaluation: ~Copyable {
  private let run: (borrowing RuleContext, UnsafeMutableRawPointer, Bool) -> _Outcome

  @usableFromInline
  init(_ run: @escaping (borrowing RuleContext, UnsafeMutableRawPointer, Bool) -> _Outcome) {
    self.run = run
  }

  @inline(__always)
  borrowing func callAsFunction(
    _ context: borrowing RuleContext, _ payload: UnsafeMutableRawPointer, _ hasValue: Bool
  ) -> _Outcome {
    run(context, payload, hasValue)
  }

  /// Sources are never out of date, so theirs is not reached.
  @usableFromInline static var ofSource: Evaluation { Evaluation { _, _, _ in .equal } }
}

/// The types that all graphs of the process share, found by the addresses of their metatype and
/// their label: a server has thousands of graphs with the same types.
///
/// Each graph has a copy of this struct, which is a view of shared memory. Types are only added, by
/// one thread at a time, and never move, so that graphs of other threads read them without a lock.
@usableFromInline
struct NodeTypeTable: @unchecked Sendable {
  /// The types, by index. The memory for the most is reserved; what is not used takes none.
  @usableFromInline let types: UnsafeMutablePointer<NodeType>
  /// How each type runs. Separate from the other properties, because only runs need it.
  let evaluations: UnsafeMutablePointer<Evaluation>
  /// Open addressing, a power of two long, at most half full; 0 is free, otherwise the type's index
  /// plus one.
  @usableFromInline var slots: UnsafeMutablePointer<Slot>
  @usableFromInline var mask: Int

  @usableFromInline
  struct Slot: ~Copyable {
    /// Valid once there is a value.
    @usableFromInline var key = TypeKey(type: 0, label: 0)
    @usableFromInline let value = Atomic<UInt32>(0)

    init() {}
  }

  /// The number of types that a node's bits can tell apart.
  private static let most = 1 << (32 - Int(NodeFlags.count))
  /// Guards the two variables below, and the order of additions.
  private static let lock = Mutex(())
  nonisolated(unsafe) private static var newest = NodeTypeTable(slots: 512)
  nonisolated(unsafe) private static var count = 0

  /// The types of now. Later ones are found by `insert`.
  init() { self = Self.lock.withLock { _ in Self.newest } }

  private init(slots count: Int) {
    types = .allocate(capacity: Self.most)
    evaluations = .allocate(capacity: Self.most)
    slots = Self.empty(count)
    mask = count - 1
  }

  private static func empty(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for i in 0..<count { (slots + i).initialize(to: Slot()) }
    return slots
  }

  /// The type's index, or nil when this copy does not know it.
  @inlinable
  func find(_ key: TypeKey) -> UInt32? {
    var i = key.hash & mask
    while true {
      let value = slots[i].value.load(ordering: .acquiring)
      if value == 0 { return nil }
      if slots[i].key.type == key.type && slots[i].key.label == key.label { return value - 1 }
      i = (i + 1) & mask
    }
  }

  /// Adds a type, unless another graph has added it, and makes this copy the newest.
  mutating func insert(_ key: TypeKey, _ type: NodeType, _ evaluation: consuming Evaluation)
    -> UInt32
  {
    var evaluation = Optional(evaluation)
    let (table, index) = Self.lock.withLock { _ in
      if let known = Self.newest.find(key) {
        type.declared.deallocate()
        return (Self.newest, known)
      }
      let index = Self.count
      precondition(index < Self.most, "a process has 262,144 types of nodes")
      (Self.newest.types + index).initialize(to: type)
      (Self.newest.evaluations + index).initialize(to: evaluation.take() ?? .ofSource)
      Self.count += 1
      if Self.count * 2 > Self.newest.mask { Self.newest.grow() }
      Self.newest.place(key, UInt32(index + 1))
      return (Self.newest, UInt32(index))
    }
    self = table
    return index
  }

  /// The old slots stay for the graphs that still search them. All of them together are not longer
  /// than the new ones.
  private mutating func grow() {
    let (old, oldCount) = (slots, mask + 1)
    mask = oldCount * 2 - 1
    slots = Self.empty(oldCount * 2)
    for i in 0..<oldCount {
      let value = old[i].value.load(ordering: .relaxed)
      if value != 0 { place(old[i].key, value) }
    }
  }

  private func place(_ key: TypeKey, _ value: UInt32) {
    var i = key.hash & mask
    while slots[i].value.load(ordering: .relaxed) != 0 { i = (i + 1) & mask }
    slots[i].key = key
    slots[i].value.store(value, ordering: .releasing)
  }
}

/// The key of a node type: two addresses that do not change while the program runs.
@usableFromInline
struct TypeKey: BitwiseCopyable {
  @usableFromInline let type: UInt
  @usableFromInline let label: UInt

  @inlinable
  init(type: UInt, label: UInt) {
    self.type = type
    self.label = label
  }

  @inlinable @inline(__always)
  init(_ type: Any.Type, _ label: StaticString) {
    self.init(
      type: UInt(bitPattern: ObjectIdentifier(type)),
      label: label.utf8CodeUnitCount == 0 ? 0 : UInt(bitPattern: label.utf8Start))
  }

  /// The kind of sources of a type of values, found by the type itself, which a generic caller
  /// already has, while the type of its sources would have to be looked up. The low bits of its
  /// address, which are 0, encode that it is not a rule of this type, and how it is compared.
  @inlinable @inline(__always)
  init(sourceOf type: Any.Type, _ comparison: Comparison, _ label: StaticString) {
    let key = TypeKey(type, label)
    self.init(type: key.type | UInt(comparison.rawValue), label: key.label)
  }

  @inlinable
  var hash: Int { Int(truncatingIfNeeded: ((type >> 3) ^ label) &* 0x9E37_79B9_7F4A_7C15 >> 32) }
}
