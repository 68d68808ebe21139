import TheseusCore

/// Whether a view's or modifier's new value equals the old (R40).
@inline(__always)
func viewValuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool { _viewValuesAreEqual(a, b) }

/// A value that is not drawn, such as a closure, inside one that is `Equatable`. Two are equal by
/// R40, so a new closure always replaces the old one.
struct Unseen<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Unseen: Equatable {
  static func == (a: Unseen, b: Unseen) -> Bool { viewValuesAreEqual(a.value, b.value) }
}
