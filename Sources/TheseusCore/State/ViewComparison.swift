/// Whether a view's new value equals its old one (R40).
enum ViewComparison {
  static func areEqual<Value>(_ a: borrowing Value, _ b: borrowing Value) -> Bool { false }

  /// Whether a written value equals the old one (R24): `==` where the type is Equatable, else never.
  static func areEqualValues<Value>(_ a: Value, _ b: Value) -> Bool { false }
}
