/// The circumstances of a group of writes. Writes of one event under one transaction are one update
/// (R26).
public struct Transaction: Sendable {
  /// The animation of the writes' effects; `nil` for none.
  public var animation: Animation? { didSet { stated.insert(.animation) } }
  /// Whether `.animation(_:value:)` is ignored for the writes (R68).
  public var disablesAnimations = false { didSet { stated.insert(.disablesAnimations) } }
  /// Whether the writes are part of a gesture or a drag that continues.
  public var isContinuous = false { didSet { stated.insert(.isContinuous) } }
  /// The properties above that were set, and are not left at their defaults.
  var stated: StatedProperties = []
  /// Values that the app attached, by key.
  var values: [ObjectIdentifier: SentValue] = [:]
  /// Which group of writes this is: 0 for those of the event itself, another number for each
  /// `withTransaction`.
  var group: UInt64 = 0

  public init() {}
  public init(animation: Animation?) {
    self.animation = animation
    stated = .animation
  }

  private static let groups = GroupCounter()

  func inGroupOfItsOwn() -> Transaction {
    var transaction = self
    transaction.group = Self.groups.next()
    return transaction
  }

  struct StatedProperties: OptionSet, Sendable {
    let rawValue: UInt8
    static let animation = StatedProperties(rawValue: 1)
    static let disablesAnimations = StatedProperties(rawValue: 2)
    static let isContinuous = StatedProperties(rawValue: 4)
  }

  /// A write under this transaction is pending.
  func noteWrite() { if group != 0 { Self.groups.noteWrite(in: group) } }

  /// Whether there was a write in this group, or in a newer one.
  var mayHaveWrites: Bool { Self.groups.newestWritten >= group }

  /// Notes from now on whether there are writes in this group.
  func expectWrites() { Self.groups.expectWrites(in: group) }

  /// Whether there was a write in this group since `expectWrites`, which ends.
  func hadExpectedWrites() -> Bool { Self.groups.endExpecting(group) }
}

import Synchronization

private final class GroupCounter: Sendable {
  private let last = Atomic<UInt64>(0)
  private let written = Atomic<UInt64>(0)
  func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
  /// Groups whose completions wait, and whether there were writes in them.
  private let expected = Mutex<[UInt64: Bool]>([:])
  private let isExpecting = Atomic<Bool>(false)

  func noteWrite(in group: UInt64) {
    written.max(group, ordering: .relaxed)
    guard isExpecting.load(ordering: .relaxed) else { return }
    expected.withLock { if $0[group] != nil { $0[group] = true } }
  }

  func expectWrites(in group: UInt64) {
    expected.withLock {
      $0[group] = false
      isExpecting.store(true, ordering: .relaxed)
    }
  }

  func endExpecting(_ group: UInt64) -> Bool {
    expected.withLock {
      let hadWrites = $0.removeValue(forKey: group) ?? false
      isExpecting.store(!$0.isEmpty, ordering: .relaxed)
      return hadWrites
    }
  }

  /// The newest group with a write.
  var newestWritten: UInt64 { written.load(ordering: .relaxed) }
}

/// Writes in `body` are an update of their own under `transaction`, which replaces that of an
/// enclosing closure (R26).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  try transaction.inGroupOfItsOwn().around(body)
}

/// Writes in `body` are an update of their own whose effects are animated. Everything else is that
/// of the current transaction, such as the values of an enclosing `withTransaction(_:_:_:)` (R26).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Writes with an animation; `completion` runs once their effects have settled. Where they animate
/// nothing, it runs after their update.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
