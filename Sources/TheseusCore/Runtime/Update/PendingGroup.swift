import Synchronization

/// The transaction group of the last queued change of something whose value is read when an update
/// runs. From any thread.
struct PendingGroup: ~Copyable, Sendable {
  /// The group plus one; 0 when no change is pending.
  private let next = Atomic<UInt64>(0)

  /// Notes a change. Returns whether it must be queued: a change under another transaction is
  /// queued as well, because it may animate (R26).
  func note(group: UInt64) -> Bool {
    let group = group + 1
    return next.exchange(group, ordering: .acquiringAndReleasing) != group
  }

  func clear() { next.store(0, ordering: .releasing) }
}
