import Synchronization

/// Issues that a runtime reports at its next flush: those of other threads, and of code that does
/// not know its runtime.
final class LateIssues: Sendable {
  private let issues = Mutex<(waiting: [RuntimeIssue], known: Set<String>)>(([], []))
  /// Checked at the end of each flush, without the lock.
  private let hasIssues = Atomic<Bool>(false)

  /// - Parameter onlyOnce: whether an equal issue is dropped from now on.
  func add(_ issue: RuntimeIssue, onlyOnce: Bool = false) {
    issues.withLock { issues in
      if !onlyOnce || RuntimeIssues.isNew(issue.description, in: &issues.known) {
        issues.waiting.append(issue)
      }
      hasIssues.store(!issues.waiting.isEmpty, ordering: .releasing)
    }
  }

  /// Removes and returns the issues, oldest first.
  func take() -> [RuntimeIssue] {
    guard hasIssues.load(ordering: .acquiring) else { return [] }
    return issues.withLock { issues in
      defer { issues.waiting = [] }
      hasIssues.store(false, ordering: .releasing)
      return issues.waiting
    }
  }
}
