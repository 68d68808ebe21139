import Synchronization

extension RuntimeIssues {
  /// Reports something that an app requested and that this platform cannot do, at the first request
  /// in the process.
  ///
  /// - Parameter what: the symbol, and what happens instead: "NSCursor.push(): a terminal has one
  ///   pointer; nothing changes".
  public static func reportUnsupported(_ what: String) {
    guard reportedUnsupported.withLock({ $0.insert(what).inserted }) else { return }
    reportOnce(RuntimeIssue(kind: .unsupported, message: what))
  }

  private static let reportedUnsupported = Mutex<Set<String>>([])
}
