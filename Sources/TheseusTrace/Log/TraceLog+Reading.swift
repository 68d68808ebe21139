import Foundation
import TheseusInspector

extension TraceLog {
  /// Reads a trace.
  /// - Throws: `TraceError` with the line that is wrong. A last line without its end is no error: `incompleteLine` tells of it.
  public init(contentsOf path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw TraceError(file: path, reason: "it cannot be read: \(Self.reason(error))")
    }
    try self.init(data, file: path)
  }

  /// - Parameter file: the name that errors give.
  public init(_ data: Data, file: String) throws {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, !first.isEmpty else {
      throw TraceError(file: file, reason: "it is empty; a trace has a first line at least")
    }
    self.init(header: try Self.header(first, file))
    let decoder = JSONDecoder()
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let isLast = index == lines.count - 1
      do {
        try add(decoder.decode(TraceLine.self, from: Data(line)))
      } catch {
        // Whole lines end with a line feed: one that does not was being written when the process ended.
        guard !isLast else {
          incompleteLine = index + 1
          break
        }
        throw TraceError(file: file, line: index + 1, reason: Self.words(error))
      }
    }
  }

  private struct HeaderLine: Decodable {
    var version: Int
    var program: String
    var started: String
    var profile: String

    enum CodingKeys: String, CodingKey {
      case version = "theseus-trace"
      case program, started, profile
    }
  }

  private static func header(_ line: Data, _ file: String) throws -> Header {
    struct Version: Decodable {
      var version: Int
      enum CodingKeys: String, CodingKey { case version = "theseus-trace" }
    }
    guard let version = try? JSONDecoder().decode(Version.self, from: Data(line)).version else {
      throw TraceError(file: file, line: 1, reason: "this is no trace: the first line has no \"theseus-trace\"")
    }
    guard (1...TraceWriter.formatVersion).contains(version) else {
      throw TraceError(
        file: file, line: 1,
        reason: "the trace has version \(version); this program reads versions 1 to \(TraceWriter.formatVersion)")
    }
    do {
      let header = try JSONDecoder().decode(HeaderLine.self, from: Data(line))
      return Header(version: header.version, program: header.program, started: header.started, profile: header.profile)
    } catch {
      throw TraceError(file: file, line: 1, reason: words(error))
    }
  }

  private mutating func add(_ line: TraceLine) throws {
    if line.event == "update" { return updates.append(try line.update()) }
    guard !updates.isEmpty else { throw TraceLineError("\"\(line.event)\" stands before the first \"update\"") }
    let event = try line.traceEvent()
    if let view = event.view {
      if let path = line.path {
        views[view] = View(type: line.type ?? "", path: path)
      } else if views[view] == nil {
        throw TraceLineError("view \(view) was never created")
      }
    }
    updates[updates.count - 1].events.append(event)
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let error as TraceLineError: error.reason
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is not what belongs there"
    default: "this is no JSON object"
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let posix = (error as? CocoaError)?.underlying as? POSIXError { return String(cString: strerror(posix.code.rawValue)) }
    return error.localizedDescription
  }
}
