/// A value of a type known only at run time: equal types, then equal contents.
final class ExistentialComparer: Comparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let type = a.load(fromByteOffset: 24, as: UInt.self)
    guard type == b.load(fromByteOffset: 24, as: UInt.self) else { return false }
    let dynamicType = unsafeBitCast(type, to: Any.Type.self)
    let witnesses = ValueWitnesses(dynamicType)
    let (first, second) = (witnesses.project(a), witnesses.project(b))
    return first == second || ComparisonPlan.of(dynamicType).areEqual(first, second)
  }
}

/// An enum whose bytes may have gaps: equal bytes mean equal values; otherwise case and payload are
/// compared.
final class EnumComparer<Value>: Comparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if areSameBytes(a, b, MemoryLayout<Value>.size) { return true }
    let witnesses = ValueWitnesses(Value.self)
    guard witnesses.enumTag(a) == witnesses.enumTag(b) else { return false }
    let first = Mirror(reflecting: a.assumingMemoryBound(to: Value.self).pointee).children.first
    let second = Mirror(reflecting: b.assumingMemoryBound(to: Value.self).pointee).children.first
    guard let first, let second else { return first == nil && second == nil }
    return ViewComparison.areEqual(first.value, second.value)
  }
}

extension Optional: ComparedByItself {
  static func makeComparer() -> Comparer? {
    switch TypeLayout(Wrapped.self).kind {
    case .class, .reference, .function, .metatype:
      // Also the value of a `weak` variable, which must not be read as an optional.
      return BytesComparer(size: MemoryLayout<Self>.size)
    default:
      return OptionalComparer(Wrapped.self)
    }
  }
}

/// A payload begins where the optional begins. `==` of an optional is that of its payload.
final class OptionalComparer: Comparer, @unchecked Sendable {
  private let wrapped: Any.Type
  private let witnesses: ValueWitnesses

  init(_ wrapped: Any.Type) {
    self.wrapped = wrapped
    witnesses = ValueWitnesses(wrapped)
  }

  override var isReflexive: Bool { ComparisonPlan.of(wrapped).isReflexive }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let isPresent = witnesses.isPresent(a)
    guard isPresent == witnesses.isPresent(b) else { return false }
    return !isPresent || ComparisonPlan.of(wrapped).areEqual(a, b)
  }
}

extension Array: ComparedByItself {
  static func makeComparer() -> Comparer? {
    EqualityPlan.of(Self.self).comparer.map { SameBufferComparer($0) }
      ?? ArrayComparer<Element>()
  }
}

/// The same buffer, else `==`.
final class SameBufferComparer: Comparer, @unchecked Sendable {
  private let otherwise: Comparer
  init(_ otherwise: Comparer) { self.otherwise = otherwise }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    areSameBytes(a, b, MemoryLayout<UnsafeRawPointer>.size) || otherwise.areEqual(a, b)
  }
}

/// An array of elements that are not Equatable: the same buffer, or few enough elements to compare
/// each.
final class ArrayComparer<Element>: Comparer, @unchecked Sendable {
  /// Longer arrays are equal only to themselves: looking would cost more than the body it saves.
  private static var longest: Int { 64 }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if areSameBytes(a, b, MemoryLayout<[Element]>.size) { return true }
    let first = a.assumingMemoryBound(to: [Element].self)
    let second = b.assumingMemoryBound(to: [Element].self)
    guard first.pointee.count == second.pointee.count, first.pointee.count <= Self.longest else {
      return false
    }
    let plan = ComparisonPlan.of(Element.self)
    return first.pointee.withUnsafeBufferPointer { first in
      second.pointee.withUnsafeBufferPointer { second in
        guard let x = first.baseAddress, let y = second.baseAddress else { return true }
        return first.indices.allSatisfy {
          plan.areEqual(UnsafeRawPointer(x + $0), UnsafeRawPointer(y + $0))
        }
      }
    }
  }
}
