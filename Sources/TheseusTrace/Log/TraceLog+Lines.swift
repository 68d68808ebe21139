import Foundation
import TheseusCore

/// The log as lines of JSON, version 1 of the format, for tools that read text; `TraceLog` reads it
/// back.
extension TraceLog {
  public func lines() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = try encoder.encode(HeaderLine(header))
    text.append(UInt8(ascii: "\n"))
    var named: Set<Int> = []
    for update in updates {
      for line in [TraceLine(update)] + update.events.map({ TraceLine($0, in: self, &named) }) {
        text += try encoder.encode(line)
        text.append(UInt8(ascii: "\n"))
      }
    }
    return text
  }

  struct HeaderLine: Codable {
    var version = 1
    var program: String
    var started: String
    var profile: String

    enum CodingKeys: String, CodingKey {
      case version = "theseus-trace"
      case program, started, profile
    }

    init(_ header: Header) {
      (program, started, profile) = (header.program, header.started, header.profile)
    }
  }
}

extension TraceLine {
  fileprivate init(_ update: TraceUpdate) {
    event = "update"
    n = update.number
    transaction = update.transaction
    at = update.time
    input = update.input
  }

  /// - Parameter named: views whose paths are in earlier lines; a log of the last updates contains
  ///   views that began before it.
  fileprivate init(_ event: TraceEvent, in log: TraceLog, _ named: inout Set<Int>) {
    self.event = event.name
    view = event.view
    if let view {
      type = log.type(of: view)
      if named.insert(view).inserted {
        path = log.path(of: view)
        if log.isFrameworks(view) { framework = true }
      }
    }
    switch event {
    case .wrote(let write), .skipped(let write):
      (property, from, to, source) = (
        write.property, write.from, write.to, write.source.map(TraceLog.text)
      )
      if write.from == nil { rule = "R24" }
    case .observed(let change): what = change
    case .created(_, let cause), .kept(_, let cause), .ended(_, let cause):
      (kind, rule, source) = (cause.kind.rawValue, cause.rule, cause.location.map(TraceLog.text))
      what = Self.what(cause)
    case .ran(_, let reasons):
      causes = reasons.map { reason in
        Reason(
          kind: reason.kind.rawValue, what: reason.change.isEmpty ? nil : reason.change,
          source: reason.location.map(TraceLog.text))
      }
    case .issue(let kind, let message, let path, let source):
      (self.kind, self.message, self.path, self.source) = (
        kind, message, path, source.map(TraceLog.text)
      )
    case .printed(let line): message = line
    case .committed(let commit):
      (inserted, moved, removed, updated) = (
        commit.inserted, commit.moved, commit.removed, commit.updated
      )
    case .appeared, .disappeared: break
    }
  }

  /// The text between the kind and the location.
  private static func what(_ cause: Cause) -> String? {
    var text = cause.description[...]
    text.trimPrefix(cause.kind.text)
    if let location = cause.location {
      let place = " at \(location)"
      if text.hasSuffix(place) { text.removeLast(place.count) }
    }
    text = text.drop { $0 == " " }
    return text.isEmpty ? nil : String(text)
  }
}
