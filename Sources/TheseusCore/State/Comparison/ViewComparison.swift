/// Whether a view's new value equals its old one (R40), and whether a written value equals the one before it (R24).
///
/// How values of a type are compared is found out once per type (`ComparisonPlan`) and kept for the process.
@usableFromInline
enum ViewComparison {
  /// R40: `==` where the type is Equatable and not plain data, else field by field by the same rule.
  // Inlinable: taking addresses in code for all types costs more than most comparisons.
  @inlinable
  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second), Value.self) }
    }
  }

  /// Two values of one type in memory.
  @usableFromInline
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ type: Any.Type) -> Bool { ComparisonPlan.of(type).areEqual(a, b) }

  /// R24: `==` where the type is Equatable, else never.
  static func areEqualValues<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let equality = ComparisonPlan.of(Value.self).equality else { return false }
    return withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in equality.areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second)) }
    }
  }

  /// For values that are handed down, not written: `==` where the type is Equatable, else by the rules of R40, so that an object or an
  /// action that is still the same disturbs nobody (R42).
  static func areEqualContents<Value>(_ a: Value, _ b: Value) -> Bool {
    let plan = ComparisonPlan.of(Value.self)
    return withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in
        let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
        return plan.equality?.areEqual(first, second) ?? plan.areEqual(first, second)
      }
    }
  }
}

/// Whether a view's or modifier's new value equals the old by the rules of R40; for the modules above the core.
@inlinable
public func _viewValuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool { ViewComparison.areEqual(a, b) }
