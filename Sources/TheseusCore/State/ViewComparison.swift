/// Whether a view's new value equals its old one (R40).
enum ViewComparison {
  static func areEqual<Value>(_ a: borrowing Value, _ b: borrowing Value) -> Bool { false }

  /// Whether a written value equals the old one (R24): `==` where the type is Equatable, else never.
  static func areEqualValues<Value>(_ a: Value, _ b: Value) -> Bool { false }
}

/// Whether a view's or modifier's new value equals the old by the rules of R40; for the modules above the core.
public func _viewValuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool { ViewComparison.areEqual(a, b) }
