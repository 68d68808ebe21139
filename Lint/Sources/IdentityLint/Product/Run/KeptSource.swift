import Synchronization

/// How much source has its tree kept in memory, over all threads.
final class KeptSource: Sendable {
  private let limit: Int
  private let used = Atomic(0)

  init(limit: Int) { self.limit = limit }

  /// Whether this much more may be kept; then it counts.
  func take(_ bytes: Int) -> Bool {
    if used.add(bytes, ordering: .relaxed).newValue <= limit { return true }
    used.subtract(bytes, ordering: .relaxed)
    return false
  }
}
