/// The kind of nodes that are set from outside.
@usableFromInline
enum SourceKind<Value>: _NodeKind {
  /// Sources are never out of date, so this is not reached.
  @usableFromInline
  static func _evaluate(_ context: borrowing RuleContext) -> _Outcome { .equal }

  @usableFromInline
  static func _destroy(_ payload: UnsafeMutableRawPointer, hasValue: Bool) {
    payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  @usableFromInline static var _label: String { "source of \(Value.self)" }
  @usableFromInline static var _valueType: Any.Type { Value.self }
}

/// The kind of sources that are compared when they are set.
@usableFromInline
enum ComparedSourceKind<Value>: _NodeKind {
  @usableFromInline
  static func _evaluate(_ context: borrowing RuleContext) -> _Outcome { .equal }

  @usableFromInline
  static func _destroy(_ payload: UnsafeMutableRawPointer, hasValue: Bool) {
    payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    (payload + SourceEquality<Value>.offset).assumingMemoryBound(to: SourceEquality<Value>.self).deinitialize(count: 1)
  }

  @usableFromInline static var _label: String { "source of \(Value.self)" }
  @usableFromInline static var _valueType: Any.Type { Value.self }
}

/// How a source is compared. In a struct, so that it is stored and called without being converted.
@usableFromInline
struct SourceEquality<Value> {
  @usableFromInline let areEqual: (Value, Value) -> Bool

  @inlinable
  init(_ areEqual: @escaping (Value, Value) -> Bool) { self.areEqual = areEqual }

  /// Where it is stored behind the value.
  @inlinable
  static var offset: Int { (MemoryLayout<Value>.size + 7) & ~7 }
}
