import Foundation
import TheseusCore

/// The log as one JSON document, with every cause as text and every view by its path, for other
/// programs.
extension TraceLog {
  /// - Parameter filter: selects the events.
  public func json(_ filter: TraceFilter = TraceFilter()) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(document(filter))
  }

  /// The content of the JSON document and of the HTML page.
  struct Document: Encodable {
    var header: Header
    var updates: [Update]
    /// How the recording ended: `finished`, `open`, `stopped`, `cut`.
    var ending: String
    /// The number of an unfinished last line, left by a kill.
    var incompleteLine: Int?

    struct Update: Encodable {
      var number: Int
      var transaction: Int?
      var input: String?
      var time: Double
      var events: [Event]
    }

    struct Event: Encodable {
      var event: String
      var view: Int?
      var type: String?
      var path: String?
      /// Whether the framework declares the view.
      var framework: Bool?
      var property: String?
      var from: String?
      var to: String?
      /// The cause or message as text.
      var words: String?
      var kind: String?
      var rule: String?
      var source: String?
      var commit: TraceCommit?
    }
  }

  func document(_ filter: TraceFilter) -> Document {
    let shown = updates.compactMap { update -> Document.Update? in
      let events = update.events.filter { filter.accepts($0, in: self) }
      if events.isEmpty, !filter.isEmpty { return nil }
      return Document.Update(
        number: update.number, transaction: update.transaction, input: update.input,
        time: update.time, events: events.map(document))
    }
    return Document(
      header: header, updates: shown, ending: ending.name, incompleteLine: incompleteLine)
  }

  private func document(_ event: TraceEvent) -> Document.Event {
    var result = Document.Event(event: event.name)
    if let view = event.view {
      result.view = view
      result.type = type(of: view)
      result.path = path(of: view)
      if isFrameworks(view) { result.framework = true }
    }
    if let cause = event.cause {
      result.words = cause.description
      result.kind = cause.kind.rawValue
      result.rule = cause.rule
      result.source = cause.location.map(Self.text)
    }
    switch event {
    case .wrote(let write), .skipped(let write):
      result.property = write.property
      result.from = write.from
      result.to = write.to
      result.source = write.source.map(Self.text)
    case .observed(let what): result.words = "\(what) changed"
    case .issue(let kind, let message, let path, let source):
      result.kind = kind
      result.words = message
      result.path = path
      result.source = source.map(Self.text)
    case .printed(let line): result.words = line
    case .committed(let commit): result.commit = commit
    case .created, .appeared, .kept, .disappeared, .ended, .ran: break
    }
    return result
  }

  static func text(_ position: SourcePosition) -> String {
    "\(position.fileID):\(position.line):\(position.column)"
  }
}

extension TraceLog.Ending {
  var name: String {
    switch self {
    case .finished: "finished"
    case .open: "open"
    case .stopped: "stopped"
    case .cut: "cut"
    }
  }

  /// A description of the problem; nil when there is none.
  public var words: String? {
    switch self {
    case .finished: nil
    case .open:
      """
      the recording was not closed: the program was killed, or is still running; it is whole up to \
      its last event
      """
    case .stopped: "the recording stops here: there was no space for more"
    case .cut(let bytes): "the file is \(bytes) bytes short; the part before the end is shown"
    }
  }
}
