import Synchronization

/// The transaction of a closure, from its start to its end. A `Task` that the closure starts
/// inherits it as a task-local value, and runs on after the closure has ended.
private final class AmbientTransaction: Sendable {
  let transaction: Transaction
  let hasEnded = Atomic<Bool>(false)

  @TaskLocal static var innermost: AmbientTransaction?

  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
  /// The transaction of writes that are made now: that of the innermost closure that is running.
  static var current: Transaction {
    guard let ambient = AmbientTransaction.innermost,
      !ambient.hasEnded.load(ordering: .acquiring)
    else { return Transaction() }
    return ambient.transaction
  }

  /// The group of `current`.
  static var currentGroup: UInt64 {
    guard let ambient = AmbientTransaction.innermost,
      !ambient.hasEnded.load(ordering: .acquiring)
    else { return 0 }
    return ambient.transaction.group
  }

  /// Runs `body`, whose writes are made under `transaction`.
  static func withCurrent<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    let ambient = AmbientTransaction(transaction)
    defer { ambient.hasEnded.store(true, ordering: .releasing) }
    return try AmbientTransaction.$innermost.withValue(ambient, operation: body)
  }

  /// Whether a closure with a transaction is running, or has started the task that is.
  static var isInClosure: Bool { AmbientTransaction.innermost != nil }

  /// Runs `body` as if no closure with a transaction were running.
  static func outsideOfClosures(_ body: () -> Void) {
    AmbientTransaction.$innermost.withValue(nil, operation: body)
  }

  /// Runs the write of a binding, under the binding's transaction.
  static func write(_ transaction: Transaction, _ body: () -> Void) {
    if transaction.group == current.group { return body() }
    transaction.around(body)
  }
}
