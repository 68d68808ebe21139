/// How two values of one type are compared by the rules of R40; created once for each type.
final class ComparisonPlan: Sendable {
  /// `nil` where values of the type have nothing in them to compare.
  private let comparer: Comparer?
  /// Whether the type's own `==` decides.
  let isOwnEquality: Bool

  private init(_ comparer: Comparer?, isOwnEquality: Bool) {
    self.comparer = comparer
    self.isOwnEquality = isOwnEquality
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    comparer?.areEqual(a, b) ?? true
  }
  var isReflexive: Bool { comparer?.isReflexive ?? true }

  private static let known = TypeTable<ComparisonPlan>(bits: 8)

  @inline(__always)
  static func of(_ type: Any.Type) -> ComparisonPlan { known.value(for: type) ?? make(type) }

  @inline(never)
  private static func make(_ type: Any.Type) -> ComparisonPlan {
    known.insert(
      ComparisonPlan(
        FieldPlan.comparer(for: type), isOwnEquality: FieldPlan.isOwnEquality(of: type)),
      for: type)
  }
}

/// The `==` of one type.
///
/// It is not a part of the type's `ComparisonPlan`: most types need only one of the two, and the
/// first lookup of a conformance is expensive (`TypeDeclaration`).
final class EqualityPlan: Sendable {
  /// `nil` where the type is not Equatable.
  let comparer: Comparer?

  private init(_ comparer: Comparer?) { self.comparer = comparer }

  private static let known = TypeTable<EqualityPlan>(bits: 8)

  @inline(__always)
  static func of(_ type: Any.Type) -> EqualityPlan { known.value(for: type) ?? make(type) }

  @inline(never)
  private static func make(_ type: Any.Type) -> EqualityPlan {
    known.insert(EqualityPlan(makeComparer(of: type)), for: type)
  }

  private static let equatable = ConformanceList((any Equatable).self)

  private static func makeComparer(of type: Any.Type) -> Comparer? {
    if type == String.self { return TextComparer() }
    // Every bit of these counts.
    if type == Int.self || type == Bool.self || type == UInt8.self {
      return BytesComparer(size: TypeLayout(type).size)
    }
    guard equatable.mayContain(type) else { return nil }
    // Another object is another value, whatever its `==` says: it has its own state.
    if TypeLayout.isObject(type), type is any Equatable.Type {
      return BytesComparer(size: TypeLayout(type).size)
    }
    return (type as? any Equatable.Type).map { makeEquality($0) }
  }

  private static func makeEquality<Value: Equatable>(_ type: Value.Type) -> Comparer {
    EquatableComparer<Value>()
  }
}

/// Compares two values in memory. Immutable, and never freed once part of a plan.
class Comparer: @unchecked Sendable {
  /// Whether equal bytes always mean equal values. Not so for a binding, whose closures may read
  /// anything, and for a view's own `==`.
  var isReflexive: Bool { true }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

/// All bytes of a value without gaps: plain data, references, closures (function and context),
/// metatypes.
final class BytesComparer: Comparer, @unchecked Sendable {
  let size: Int
  init(size: Int) { self.size = size }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    areSameBytes(a, b, size)
  }
}

final class EquatableComparer<Value: Equatable>: Comparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Strings, without going through a witness.
final class TextComparer: Comparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: String.self).pointee == b.assumingMemoryBound(to: String.self).pointee
  }
}

/// A closure of the runtime that knows the type.
final class CustomComparer<Value>: Comparer, @unchecked Sendable {
  private let areEqual: (borrowing Value, borrowing Value) -> Bool
  override var isReflexive: Bool { false }
  init(_ areEqual: @escaping (borrowing Value, borrowing Value) -> Bool) {
    self.areEqual = areEqual
  }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    areEqual(
      a.assumingMemoryBound(to: Value.self).pointee, b.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// Several parts of one value: runs of plain bytes first, for they are cheap and often decide.
final class StepsComparer: Comparer, @unchecked Sendable {
  struct Step {
    var offset: Int
    var size: Int
    /// `nil` for plain bytes. Plans live as long as the process.
    var comparer: Unmanaged<Comparer>?
  }

  override var isReflexive: Bool { allAreReflexive }
  private let steps: UnsafeMutableBufferPointer<Step>
  private let size: Int
  private let allAreReflexive: Bool

  /// - Parameter size: of the whole value, in bytes.
  init(_ steps: [Step], size: Int) {
    self.size = size
    allAreReflexive = steps.allSatisfy { $0.comparer?.takeUnretainedValue().isReflexive ?? true }
    let plain = steps.filter { $0.comparer == nil }
    let others = steps.filter { $0.comparer != nil }
    self.steps = .allocate(capacity: steps.count)
    _ = self.steps.initialize(from: plain + others)
  }

  deinit { steps.deallocate() }

  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // A value recreated from the same parts usually has the same bytes, gaps included.
    if allAreReflexive, areSameBytes(a, b, size) { return true }
    for step in steps {
      let (first, second) = (a + step.offset, b + step.offset)
      let isEqual =
        step.comparer?._withUnsafeGuaranteedRef { $0.areEqual(first, second) }
        ?? areSameBytes(first, second, step.size)
      guard isEqual else { return false }
    }
    return true
  }
}

@inline(__always)
func areSameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
  var offset = 0
  while offset + 8 <= size {
    guard
      a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    else { return false }
    offset += 8
  }
  while offset < size {
    guard
      a.load(fromByteOffset: offset, as: UInt8.self)
        == b.load(fromByteOffset: offset, as: UInt8.self)
    else { return false }
    offset += 1
  }
  return true
}
