import TheseusCore

extension Trace {
  /// The whole recording as text: the events in order, then writes, skipped writes, issues and
  /// printed lines.
  public func explain() -> String {
    var lines = recorder.events.map { event in
      let reason = event.reason.isNone ? "" : ": \(event.cause.description) (\(event.cause.rule))"
      return "\(event.kind.verb) \(event.identity.description)\(reason)"
    }
    lines += section("Writes", recorder.writes)
    lines += section("Writes that changed nothing", skippedWrites.map(\.description))
    lines += section("Issues", issues.map(\.description))
    lines += section("Printed", printed)
    lines.append("\(transactions) \(transactions == 1 ? "transaction" : "transactions")")
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : ["\(title):"] + entries.map { "  " + $0 }
  }
}

extension TraceRecorder.Event.Kind {
  fileprivate var verb: String {
    switch self {
    case .created: "created"
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    case .ended: "ended"
    case .survived: "survived"
    case .bodyRan: "ran"
    }
  }
}

extension TraceRecorder.Reason {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
