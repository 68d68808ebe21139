import Synchronization

/// The transaction of a closure, from its start to its end. A `Task` that the closure starts
/// inherits it as a task-local value, and runs on after the closure has ended.
private final class AmbientTransaction: Sendable {
  let transaction: Transaction
  let hasEnded = Atomic<Bool>(false)
  /// The groups of what bindings write in the closure, by the groups of their own transactions.
  private let groupsOfBindings = Mutex<[UInt64: UInt64]>([:])

  @TaskLocal static var innermost: AmbientTransaction?

  init(_ transaction: Transaction) { self.transaction = transaction }

  /// The closure that is running; nil outside of one.
  static var running: AmbientTransaction? {
    guard let innermost, !innermost.hasEnded.load(ordering: .acquiring) else { return nil }
    return innermost
  }

  /// The group of what a binding, whose own transaction has the group `own`, writes in the closure:
  /// the same for all its writes there.
  func group(ofBinding own: UInt64) -> UInt64 {
    groupsOfBindings.withLock { groups in
      if let known = groups[own] { return known }
      let group = Transaction().inGroupOfItsOwn().group
      groups[own] = group
      return group
    }
  }
}

extension Transaction {
  /// The transaction of writes that are made now: that of the innermost closure that is running.
  static var current: Transaction {
    AmbientTransaction.running?.transaction ?? Transaction()
  }

  /// The group of `current`.
  static var currentGroup: UInt64 {
    AmbientTransaction.running?.transaction.group ?? 0
  }

  /// Runs `body`, whose writes are made under `transaction`.
  static func withCurrent<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    let ambient = AmbientTransaction(transaction)
    defer { ambient.hasEnded.store(true, ordering: .releasing) }
    return try AmbientTransaction.$innermost.withValue(ambient, operation: body)
  }

  /// The transaction of a write that a binding makes now, where this is the binding's own: what it
  /// does not set is that of the running closure.
  ///
  /// Apple: "The root transaction for a state change comes from the binding that changed, plus any
  /// global values set by calling withTransaction or withAnimation."
  func inRunningClosure() -> Transaction {
    guard let closure = AmbientTransaction.running, closure.transaction.group != group else {
      return self
    }
    let outer = closure.transaction
    var joined = self
    if !stated.contains(.animation) { joined.animation = outer.animation }
    if !stated.contains(.disablesAnimations) {
      joined.disablesAnimations = outer.disablesAnimations
    }
    if !stated.contains(.isContinuous) { joined.isContinuous = outer.isContinuous }
    joined.stated = stated.union(outer.stated)
    joined.values.merge(outer.values) { own, _ in own }
    joined.group = closure.group(ofBinding: group)
    return joined
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
