import Foundation
import TheseusCore

/// One line of the file as JSON. Which fields an event needs is checked when it is created.
struct TraceLine: Codable {
  var event: String
  var n: Int?
  var transaction: Int?
  var at: Double?
  var view: Int?
  var type: String?
  var path: String?
  /// Whether the framework declares the view.
  var framework: Bool?
  var input: String?
  var kind: String?
  var rule: String?
  var what: String?
  var source: String?
  var property: String?
  var from: String?
  var to: String?
  var message: String?
  var causes: [Reason]?
  var inserted: Int?
  var moved: Int?
  var removed: Int?
  var updated: Int?

  struct Reason: Codable {
    var kind: String
    var what: String?
    var source: String?
  }
}

/// A mistake in one line; the reader adds the line's number.
struct TraceLineError: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

extension TraceLine {
  private func need<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw TraceLineError("\"\(event)\" needs \"\(name)\"") }
    return value
  }

  func update() throws -> TraceUpdate {
    TraceUpdate(
      number: try need(n, "n"), transaction: transaction, time: try need(at, "at"), input: input)
  }

  func traceEvent() throws -> TraceEvent {
    switch event {
    case "wrote": .wrote(try write(from: need(from, "from")))
    case "skipped": .skipped(try write(from: nil))
    case "observed": .observed(try need(what, "what"))
    case "created": .created(view: try need(view, "view"), cause: try cause())
    case "kept": .kept(view: try need(view, "view"), cause: try cause())
    case "ended": .ended(view: try need(view, "view"), cause: try cause())
    case "appeared": .appeared(view: try need(view, "view"))
    case "disappeared": .disappeared(view: try need(view, "view"))
    case "ran":
      .ran(
        view: try need(view, "view"),
        reasons: try need(causes, "causes").map {
          BodyCause(try Self.kind($0.kind), $0.what ?? "", at: try Self.position($0.source))
        })
    case "issue":
      .issue(
        kind: try need(kind, "kind"), message: try need(message, "message"), path: path,
        source: try Self.position(source))
    case "printed": .printed(try need(message, "message"))
    case "committed":
      .committed(
        TraceCommit(
          inserted: try need(inserted, "inserted"), moved: try need(moved, "moved"),
          removed: try need(removed, "removed"),
          updated: try need(updated, "updated")))
    default: throw TraceLineError("there is no event \"\(event.prefix(40))\"")
    }
  }

  private func write(from: String?) throws -> TraceWrite {
    TraceWrite(
      view: try need(view, "view"), property: try need(property, "property"), from: from,
      to: try need(to, "to"),
      source: try Self.position(source))
  }

  private func cause() throws -> Cause {
    Cause(
      decided: try Self.kind(need(kind, "kind")), rule: try need(rule, "rule"), what: what,
      at: try Self.position(source))
  }

  private static func kind(_ text: String) throws -> Cause.Kind {
    guard let kind = Cause.Kind(rawValue: text) else {
      throw TraceLineError("there is no kind of cause \"\(text.prefix(40))\"")
    }
    return kind
  }

  /// `App/Counter.swift:12:3`
  private static func position(_ text: String?) throws -> SourcePosition? {
    guard let text else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else {
      throw TraceLineError("\"\(text.prefix(80))\" is no source position (file:line:column)")
    }
    return SourcePosition(
      fileID: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
  }
}
