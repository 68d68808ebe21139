import Foundation
import Logging
import Synchronization

/// The file that a program's messages go to: `$XDG_STATE_HOME/PROGRAM/log`, or
/// `~/.local/state/PROGRAM/log`. Standard output is the screen and stays free of them.
///
/// `THESEUS_LOG` in the environment names another file. A file of more than 4 MB is renamed to
/// `log.1` and a new one begins.
public final class LogFile: Sendable {
  /// The program's file.
  public static let standard = LogFile(
    at: path(environment: ProcessInfo.processInfo.environment, program: program))

  static let mostBytes = 4 << 20

  /// Where it is.
  public let url: URL
  private let state = Mutex<(handle: FileHandle?, size: Int, hasFailed: Bool)>((nil, 0, false))

  public init(at url: URL) { self.url = url }

  private static var program: String {
    (CommandLine.arguments.first ?? "app").split(separator: "/").last.map(String.init) ?? "app"
  }

  static func path(environment: [String: String], program: String) -> URL {
    if let path = environment["THESEUS_LOG"], !path.isEmpty { return URL(fileURLWithPath: path) }
    let state: URL
    // The specification has relative paths ignored.
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
      state = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      state = FileManager.default.homeDirectoryForCurrentUser
        .appendingPathComponent(".local/state", isDirectory: true)
    }
    return state.appendingPathComponent(program, isDirectory: true).appendingPathComponent("log")
  }

  /// Appends a line. Messages that cannot be written are lost, which one line of standard error
  /// says.
  func append(_ line: String) {
    // A message is one line, whatever it contains.
    let line = line.replacingOccurrences(of: "\n", with: "\n\t")
    let data = Data((line + "\n").utf8)
    let failure: String? = state.withLock { state in
      do {
        if state.size > Self.mostBytes { try turn(&state) }
        if state.handle == nil { try open(&state) }
        try state.handle?.write(contentsOf: data)
        state.size += data.count
        return nil
      } catch {
        defer { state.hasFailed = true }
        return state.hasFailed ? nil : "\(error)"
      }
    }
    if let failure {
      let words = "the log “\(url.path)” cannot be written, so messages are lost: \(failure)\n"
      FileHandle.standardError.write(Data(words.utf8))
    }
  }

  private func open(_ state: inout (handle: FileHandle?, size: Int, hasFailed: Bool)) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Private values may be in it.
    if !FileManager.default.fileExists(atPath: url.path) {
      _ = FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    let handle = try FileHandle(forWritingTo: url)
    state.size = Int(try handle.seekToEnd())
    state.handle = handle
  }

  private func turn(_ state: inout (handle: FileHandle?, size: Int, hasFailed: Bool)) throws {
    try state.handle?.close()
    state.handle = nil
    state.size = 0
    let old = url.appendingPathExtension("1")
    try? FileManager.default.removeItem(at: old)
    try FileManager.default.moveItem(at: url, to: old)
  }
}

/// A handler of swift-log that writes to a `LogFile`. A program whose packages log through
/// swift-log has them in the same file: `LoggingSystem.bootstrap { FileLogHandler(label: $0) }`.
public struct FileLogHandler: LogHandler {
  public var metadata: Logging.Logger.Metadata = [:]
  public var logLevel: Logging.Logger.Level = .debug
  private let label: String
  private let file: LogFile

  public init(label: String, file: LogFile = .standard) {
    self.label = label
    self.file = file
  }

  public subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let words = all.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
    file.append("\(Self.time()) \(event.level) \(label)\(words): \(event.message)")
  }

  /// The time in UTC to the millisecond; without Foundation's formatters, which load ICU.
  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    gmtime_r(&now.tv_sec, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let milliseconds = String(now.tv_nsec / 1_000_000 + 1_000).dropFirst()
    let length = text.firstIndex(of: 0) ?? 0
    return String(decoding: text[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
      + ".\(milliseconds)Z"
  }
}
