import Foundation
import TheseusCore
import TheseusInspector

extension TraceLog {
  /// The most bytes of a file.
  static let largestFile = 4 << 30

  /// Reads a trace: a recorded one, or one in lines of JSON.
  /// - Parameter last: how many of the last updates are wanted; nil for all.
  /// - Throws: `TraceError` with the fault and its location. A truncated file is not an error: see
  ///   `ending` and `incompleteLine`.
  public init(contentsOf path: String, last: Int? = nil) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR {
        throw TraceError(file: path, reason: "it is a folder")
      }
      if Int(status.st_size) > Self.largestFile {
        throw TraceError(
          file: path,
          reason: "it has \(status.st_size >> 20) MiB; the most is \(Self.largestFile >> 20)")
      }
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw TraceError(file: path, reason: "it cannot be read: \(FileManager.reason(error))")
    }
    try self.init(data, file: path, last: last)
  }

  /// - Parameter file: the name used in errors.
  public init(_ data: Data, file: String, last: Int? = nil) throws {
    if data.starts(with: TraceFormat.magic) {
      self = try Self.binary(data, file, last)
    } else {
      self = try Self.lines(data, file)
      finish(last: last)
    }
  }

  /// A file of `TraceWriter`'s.
  private static func binary(_ data: Data, _ file: String, _ last: Int?) throws -> TraceLog {
    try data.withUnsafeBytes { bytes in
      guard bytes.count >= TraceFormat.headerSize else {
        throw TraceError(file: file, reason: "it ends inside its header and contains no record")
      }
      func field(_ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      let version = field(TraceFormat.Field.version)
      guard (TraceFormat.firstVersion...TraceFormat.version).contains(Int(clamping: version)) else {
        throw TraceError(
          file: file,
          reason:
            """
            the trace has version \(version); this program reads versions 1 to \
            \(TraceFormat.version)
            """
        )
      }
      let (length, window) = (field(TraceFormat.Field.length), field(TraceFormat.Field.window))
      guard length >= TraceFormat.headerSize, length <= UInt64(largestFile),
        (4_096...(1 << 30)).contains(window)
      else {
        throw TraceError(
          file: file, reason: "its header is invalid: it was damaged, or is not a trace")
      }
      let missing = Int(length) - bytes.count
      var reader = BinaryTrace(bytes, length: Int(length), window: Int(window), last: last)
      do throws(TraceCursor.Fault) {
        try reader.read(mayBeCut: missing > 0)
      } catch {
        throw TraceError(file: file, reason: error.reason)
      }
      var log = reader.log
      log.ending =
        if missing > 0 {
          .cut(missing)
        } else {
          switch TraceFormat.Ending(rawValue: field(TraceFormat.Field.ending)) {
          case .finished: .finished
          case .stopped: .stopped
          case .some(.none), nil: .open
          }
        }
      return log
    }
  }

  private static func lines(_ data: Data, _ file: String) throws -> TraceLog {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, !first.isEmpty else {
      throw TraceError(file: file, reason: "it is empty; a trace has at least one line")
    }
    var log = TraceLog(header: try Self.header(first, file))
    let decoder = JSONDecoder()
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let isLast = index == lines.count - 1
      do {
        try log.add(decoder.decode(TraceLine.self, from: Data(line)))
      } catch {
        // Whole lines end with a line feed: one that does not was being written when the process
        // ended.
        guard !isLast else {
          log.incompleteLine = index + 1
          break
        }
        throw TraceError(file: file, line: index + 1, reason: Self.fault(in: error))
      }
    }
    return log
  }

  private static func header(_ line: Data, _ file: String) throws -> Header {
    struct Version: Decodable {
      var version: Int
      enum CodingKeys: String, CodingKey { case version = "theseus-trace" }
    }
    guard let version = try? JSONDecoder().decode(Version.self, from: Data(line)).version else {
      throw TraceError(
        file: file, line: 1, reason: "it is not a trace: the first line has no \"theseus-trace\"")
    }
    guard version == 1 else {
      throw TraceError(
        file: file, line: 1,
        reason:
          """
          the trace has version \(version); this program reads versions 1 to \(TraceFormat.version)
          """
      )
    }
    do {
      let header = try JSONDecoder().decode(HeaderLine.self, from: Data(line))
      return Header(
        version: header.version, program: header.program, started: header.started,
        profile: header.profile)
    } catch {
      throw TraceError(file: file, line: 1, reason: fault(in: error))
    }
  }

  private mutating func add(_ line: TraceLine) throws {
    if line.event == "update" { return updates.append(try line.update()) }
    guard !updates.isEmpty else {
      throw TraceLineError("\"\(line.event)\" precedes the first \"update\"")
    }
    let event = try line.traceEvent()
    if let view = event.view {
      if let path = line.path {
        views[view] = View(
          type: line.type ?? "", path: path, isFrameworks: line.framework ?? false)
      } else if views[view] == nil {
        throw TraceLineError("view \(view) was never created")
      }
    }
    updates[updates.count - 1].events.append(event)
  }

  private static func fault(in error: any Error) -> String {
    switch error {
    case let error as TraceLineError: error.reason
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      """
      "\(context.codingPath.map(\.stringValue).joined(separator: "."))" has the wrong type
      """
    default: "it is not a JSON object"
    }
  }
}
