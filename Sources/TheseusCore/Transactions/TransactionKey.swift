/// A key for values that an app sends along with its writes, in a `Transaction`.
public protocol TransactionKey {
  associatedtype Value
  /// The value of a transaction that sets none.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The attached value, else the key's default.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = SentValue(value: newValue) }
  }
}

/// A value of a transaction. Transactions move with their writes, within the main actor.
struct SentValue: @unchecked Sendable {
  let value: Any
}

/// Writes in `body` are an update of their own, under the current transaction with `value` at
/// `keyPath` (R26).
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
