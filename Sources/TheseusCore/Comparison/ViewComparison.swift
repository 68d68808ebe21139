/// Whether a view's new value equals its old one (R40), and whether a written value equals the one
/// before it (R24).
///
/// How values of a type are compared is determined once (`ComparisonPlan`) and stored for the
/// process.
enum ViewComparison {
  /// R40: `==` where the type is Equatable and not plain data, else field by field by the same
  /// rule.
  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    let plan = ComparisonPlan.of(Value.self)
    return withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in
        plan.areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  /// Whether the `==` that the app gave a type decides.
  static func isOwnEquality<Value>(of type: Value.Type) -> Bool {
    ComparisonPlan.of(type).isOwnEquality
  }

  /// R24: `==` where the type is Equatable, else never.
  static func areEqualValues<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let equality = EqualityPlan.of(Value.self).comparer else { return false }
    return withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in
        equality.areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  /// For values that are passed down, not written: `==` where the type is Equatable, else by the
  /// rules of R40, so that an object or an action that stays the same causes no update (R42).
  static func areEqualContents<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let equality = EqualityPlan.of(Value.self).comparer else { return areEqual(a, b) }
    return withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in
        equality.areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }
}

/// Whether a view's or modifier's new value equals the old by the rules of R40; for the modules
/// above the core.
public func _viewValuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  ViewComparison.areEqual(a, b)
}
