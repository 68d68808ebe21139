import Synchronization

/// Issues that belong to no runtime: a write to state that is installed nowhere, a stale binding used outside any tree.
public enum RuntimeIssues {
  private static let state = Mutex<(issues: [RuntimeIssue], seen: Set<String>, sink: (@Sendable (RuntimeIssue) -> Void)?)>(([], [], nil))

  /// All so far, oldest first.
  public static var stray: [RuntimeIssue] { state.withLock { $0.issues } }

  /// Receives each issue as it happens; a host prints them once the screen is left.
  public static func onIssue(_ sink: (@Sendable (RuntimeIssue) -> Void)?) { state.withLock { $0.sink = sink } }

  static func report(_ issue: RuntimeIssue) {
    let sink = state.withLock { state in
      state.issues.append(issue)
      return state.sink
    }
    sink?(issue)
  }

  /// Reports an issue the first time its place and kind are seen.
  static func reportOnce(_ issue: RuntimeIssue) {
    let isNew = state.withLock { $0.seen.insert(issue.description).inserted }
    if isNew { reportWhereItBelongs(issue) }
  }

  static func reportStaleBinding(to type: Any.Type) {
    reportWhereItBelongs(
      RuntimeIssue(kind: .staleBinding, message: "a binding to a \(type) that is no longer there was written; the write is dropped"))
  }

  /// To the runtime that is at work on this thread, else to the stray ones.
  private static func reportWhereItBelongs(_ issue: RuntimeIssue) {
    if let runtime = ViewRuntime.active {
      MainActor.assumeIsolatedUnchecked { runtime.report(issue) }
    } else {
      report(issue)
    }
  }
}
