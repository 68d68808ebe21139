/// Passes a value through a lock whose closure would require it to be sendable; the lock makes it
/// safe.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
