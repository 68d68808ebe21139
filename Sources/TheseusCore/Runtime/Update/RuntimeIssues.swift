import Synchronization

/// Issues that belong to no runtime: a write to state that is installed nowhere, a stale binding
/// used outside any tree.
public enum RuntimeIssues {
  private static let state = Mutex<(issues: [RuntimeIssue], seen: Set<String>)>(([], []))

  /// A program that runs for months keeps no more issues than these.
  private static let maximumCount = 1000

  /// The last issues, at most 1,000, oldest first.
  public static var stray: [RuntimeIssue] { state.withLock { $0.issues } }

  static func report(_ issue: RuntimeIssue) {
    state.withLock { state in
      if state.issues.count >= maximumCount { state.issues.removeFirst() }
      state.issues.append(issue)
    }
  }

  /// Reports an issue once for each location and kind: by a runtime, or by the process when it
  /// belongs to none.
  static func reportOnce(_ issue: RuntimeIssue, _ home: ViewRuntime? = nil) {
    if let runtime = home ?? ViewRuntime.activeHere {
      runtime.lateIssues.add(issue, onlyOnce: true)
    } else if state.withLock({ isNew(issue.description, in: &$0.seen) }) {
      report(issue)
    }
  }

  /// Adds a text to those that are known, which are forgotten when there are too many.
  static func isNew(_ text: String, in known: inout Set<String>) -> Bool {
    if known.count >= maximumCount { known = [] }
    return known.insert(text).inserted
  }

  /// - Parameter home: the runtime of the state that the binding ends at, where that is known.
  static func reportStaleBinding(to type: Any.Type, _ home: ViewRuntime? = nil) {
    let issue = RuntimeIssue(
      kind: .staleBinding,
      message: "a binding to a removed \(type) was written; the write is dropped")
    if let runtime = home ?? ViewRuntime.activeHere {
      runtime.lateIssues.add(issue)
    } else {
      report(issue)
    }
  }
}
