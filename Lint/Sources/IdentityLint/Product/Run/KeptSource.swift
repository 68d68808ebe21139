import Synchronization

/// The amount of source whose trees are kept in memory, over all threads.
final class KeptSource: Sendable {
  private let limit: Int
  private let used = Atomic(0)

  init(limit: Int) { self.limit = limit }

  /// Whether this much more may be kept; if so, it is counted.
  func take(_ bytes: Int) -> Bool {
    if used.add(bytes, ordering: .relaxed).newValue <= limit { return true }
    used.subtract(bytes, ordering: .relaxed)
    return false
  }
}
