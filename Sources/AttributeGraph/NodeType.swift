/// The properties that all nodes of one type share, created once for each type, label and graph.
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

/// The types seen by one graph, found by the addresses of their metatype and their label.
@usableFromInline
struct NodeTypeTable {
  @usableFromInline var types = RawBuffer<NodeType>()
  /// How each type runs. Separate from the other properties, because only runs need it.
  var evaluations = RawBuffer<Evaluation>()
  /// Open addressing, a power of two long, at most half full; 0 is free, otherwise the type's index
  /// plus one.
  @usableFromInline var slots: UnsafeMutablePointer<Slot>
  @usableFromInline var mask: Int

  @usableFromInline
  struct Slot: BitwiseCopyable {
    @usableFromInline var key: TypeKey
    @usableFromInline var value: UInt32
  }

  @usableFromInline
  init() {
    mask = 31
    slots = Self.empty(32)
  }

  private static func empty(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(key: TypeKey(type: 0, label: 0), value: 0), count: count)
    return slots
  }

  /// The type's index, or nil when it was not seen before.
  @inlinable
  func find(_ key: TypeKey) -> UInt32? {
    var i = key.hash & mask
    while slots[i].value != 0 {
      if slots[i].key.type == key.type && slots[i].key.label == key.label {
        return slots[i].value - 1
      }
      i = (i + 1) & mask
    }
    return nil
  }

  @usableFromInline
  mutating func insert(_ key: TypeKey, _ type: NodeType, _ evaluation: consuming Evaluation)
    -> UInt32
  {
    types.append(type)
    evaluations.append(evaluation)
    if types.count * 2 > mask { grow() }
    let index = UInt32(types.count - 1)
    place(key, index + 1)
    return index
  }

  private mutating func grow() {
    let old = slots
    let oldCount = mask + 1
    mask = oldCount * 2 - 1
    slots = Self.empty(oldCount * 2)
    for i in 0..<oldCount where old[i].value != 0 { place(old[i].key, old[i].value) }
    old.deallocate()
  }

  private func place(_ key: TypeKey, _ value: UInt32) {
    var i = key.hash & mask
    while slots[i].value != 0 { i = (i + 1) & mask }
    slots[i] = Slot(key: key, value: value)
  }

  func free() {
    for i in 0..<types.count {
      types[i].declared.deallocate()
      (types.base + i).deinitialize(count: 1)
    }
    types.free()
    for i in 0..<evaluations.count { (evaluations.base + i).deinitialize(count: 1) }
    evaluations.free()
    slots.deallocate()
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
