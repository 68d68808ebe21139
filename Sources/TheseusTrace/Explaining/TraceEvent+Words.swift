import TheseusCore
import TheseusInspector

extension TraceEvent {
  /// The event's name in the file.
  public var name: String {
    switch self {
    case .wrote: "wrote"
    case .observed: "observed"
    case .skipped: "skipped"
    case .created: "created"
    case .appeared: "appeared"
    case .kept: "kept"
    case .disappeared: "disappeared"
    case .ended: "ended"
    case .ran: "ran"
    case .issue: "issue"
    case .printed: "printed"
    case .committed: "committed"
    }
  }

  /// Its cause; nil for events without one of their own.
  public var cause: Cause? {
    switch self {
    case .created(_, let cause), .kept(_, let cause), .ended(_, let cause): cause
    case .ran(_, let reasons): Cause(bodyRan: reasons)
    case .wrote, .observed, .skipped, .appeared, .disappeared, .issue, .printed, .committed: nil
    }
  }
}

extension TraceWrite {
  /// `count 3→4 at Counter.swift:12`
  public var words: String {
    let change = from.map { "\(property) \($0)→\(to)" } ?? "\(property) is still \(to)"
    return change + (source?.ofDeveloper.map { " at \($0)" } ?? "")
  }
}

extension TraceCommit {
  public var words: String {
    let parts = [
      (inserted, "inserted"), (moved, "moved"), (removed, "removed"), (updated, "updated"),
    ].filter { $0.0 > 0 }
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
