import Synchronization

/// An action that runs when animations have ended.
struct AnimationCompletion: Sendable {
  let criteria: AnimationCompletionCriteria
  let action: @MainActor () -> Void
}

extension Transaction {
  /// Runs `completion` once, when all that the writes under this transaction animate has ended;
  /// after their update where they animate nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor () -> Void
  ) {
    self[AddedCompletions.self].append(
      AnimationCompletion(criteria: criteria, action: completion))
  }

  /// The added completions, which the transaction then has no more: they must run only once.
  mutating func takeCompletions() -> [AnimationCompletion] {
    if values.isEmpty { return [] }
    defer { values[ObjectIdentifier(AddedCompletions.self)] = nil }
    return self[AddedCompletions.self]
  }

  /// Runs `body`, whose writes are made under this transaction. Its completions wait for them.
  func around<Result>(_ body: () throws -> Result) rethrows -> Result {
    try whileCompletionsWait { try Transaction.withCurrent($0, body) }
  }

  /// Runs `body` with this transaction without its completions, which wait for the writes in it.
  func whileCompletionsWait<Result>(_ body: (Transaction) throws -> Result) rethrows -> Result {
    var own = self
    let completions = own.takeCompletions()
    if completions.isEmpty { return try body(own) }
    AnimationCompletions.expect(own, completions)
    defer { AnimationCompletions.bodyEnded(own) }
    return try body(own)
  }
}

private enum AddedCompletions: TransactionKey {
  static var defaultValue: [AnimationCompletion] { [] }
}

/// Completions of animations, until the update of the animation takes them.
enum AnimationCompletions {
  /// By the group of the writes.
  private static let waiting = Mutex<[UInt64: [AnimationCompletion]]>([:])

  fileprivate static func expect(
    _ transaction: Transaction, _ completions: [AnimationCompletion]
  ) {
    waiting.withLock { $0[transaction.group, default: []] += completions }
    transaction.expectWrites()
  }

  /// If nothing was written, nothing moves and the animation is over.
  fileprivate static func bodyEnded(_ transaction: Transaction) {
    // The update of the writes takes the completions, however late it runs.
    if transaction.hadExpectedWrites() { return }
    if !transaction.mayHaveWrites, MainActor.isCurrent {
      return MainActor.assumeIsolatedUnchecked { take(transaction).forEach { $0.action() } }
    }
    // Perhaps only a later group wrote.
    Task { @MainActor in
      await Task.yield()
      take(transaction).forEach { $0.action() }
    }
  }

  /// The completions for the animation of `transaction`, whose update is running.
  static func take(_ transaction: Transaction) -> [AnimationCompletion] {
    if transaction.group == 0 { return [] }
    return waiting.withLock { $0.removeValue(forKey: transaction.group) ?? [] }
  }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When its duration is over, whatever other animations have begun meanwhile.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves that it moved, also by animations that began while it ran.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
