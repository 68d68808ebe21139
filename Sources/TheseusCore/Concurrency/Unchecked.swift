/// Carries a value across a lock whose closure would have it checked for sending; the lock is the
/// proof.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
