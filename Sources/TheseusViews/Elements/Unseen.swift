/// A closure of a control. Two are the same by the rules of R40, so that a newer one always
/// arrives.
struct Unseen<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Unseen: Equatable {
  static func == (a: Unseen, b: Unseen) -> Bool { viewValuesAreEqual(a.value, b.value) }
}
