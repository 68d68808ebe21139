/// The kind of sources for which every write is a change.
@usableFromInline
enum SourceKind<Value>: _NodeKind {
  @usableFromInline
  static func _destroy(_ payload: UnsafeMutableRawPointer, hasValue: Bool) {
    payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  @usableFromInline static var _label: String { "source of \(Value.self)" }
  @usableFromInline static var _valueType: Any.Type { Value.self }
}

/// The kind of sources compared with `==`.
@usableFromInline
enum EquatableSourceKind<Value: Equatable>: _NodeKind {
  @usableFromInline
  static func _destroy(_ payload: UnsafeMutableRawPointer, hasValue: Bool) {
    payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  @usableFromInline
  static func _areEqual(_ payload: UnsafeRawPointer, _ value: UnsafeRawPointer) -> Bool {
    payload.assumingMemoryBound(to: Value.self).pointee
      == value.assumingMemoryBound(to: Value.self).pointee
  }

  @usableFromInline static var _label: String { "source of \(Value.self)" }
  @usableFromInline static var _valueType: Any.Type { Value.self }
}

/// The kind of sources with a comparison of their own.
@usableFromInline
enum ComparedSourceKind<Value>: _NodeKind {
  @usableFromInline
  static func _destroy(_ payload: UnsafeMutableRawPointer, hasValue: Bool) {
    payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    (payload + SourceEquality<Value>.offset).assumingMemoryBound(to: SourceEquality<Value>.self)
      .deinitialize(count: 1)
  }

  @usableFromInline
  static func _areEqual(_ payload: UnsafeRawPointer, _ value: UnsafeRawPointer) -> Bool {
    let equality = (payload + SourceEquality<Value>.offset).assumingMemoryBound(
      to: SourceEquality<Value>.self)
    return equality.pointee.areEqual(
      payload.assumingMemoryBound(to: Value.self).pointee,
      value.assumingMemoryBound(to: Value.self).pointee)
  }

  @usableFromInline static var _label: String { "source of \(Value.self)" }
  @usableFromInline static var _valueType: Any.Type { Value.self }
}

extension _NodeKind {
  /// Sources are never out of date, so theirs is not reached.
  public static func _evaluate(
    _ context: borrowing RuleContext, _ payload: UnsafeMutableRawPointer, hasValue: Bool
  ) -> _Outcome { .equal }

  public static func _areEqual(_ payload: UnsafeRawPointer, _ value: UnsafeRawPointer) -> Bool {
    false
  }
}

/// How a source is compared. A struct stores and calls the closure without a conversion.
@usableFromInline
struct SourceEquality<Value> {
  @usableFromInline let areEqual: (Value, Value) -> Bool

  @inlinable
  init(_ areEqual: @escaping (Value, Value) -> Bool) { self.areEqual = areEqual }

  /// The offset of the comparison, after the value.
  @inlinable
  static var offset: Int { (MemoryLayout<Value>.size + 7) & ~7 }
}

/// How a write detects a change.
@usableFromInline @frozen
enum Comparison: UInt8 {
  /// The node is not a source.
  case none
  /// Every write is a change.
  case never
  /// `==`
  case equals
  /// The kind defines it.
  case own
}
