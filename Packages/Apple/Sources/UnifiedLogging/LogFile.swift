import Foundation
import Logging
import Synchronization

/// The file that a program's messages go to: `$XDG_STATE_HOME/PROGRAM/log`, or
/// `~/.local/state/PROGRAM/log`. Standard output is the screen and stays free of them.
///
/// `THESEUS_LOG` in the environment names another file. A file of more than 4 MB is renamed to
/// `log.1` and a new one begins. Several processes may write to one file: each line is appended
/// whole. When another program removes or moves the file, a new one begins within a second.
public final class LogFile: Sendable {
  /// The program's file.
  public static let standard = LogFile(
    at: path(environment: ProcessInfo.processInfo.environment, program: program))

  private static let mostBytes = 4 << 20

  /// Where it is.
  public let url: URL
  private let mostBytes: Int
  /// How long a file is taken to be at its path.
  private let trust: Duration
  private let state = Mutex(State())

  private struct State {
    /// Nil until the first line.
    var file: OpenFile?
    /// When the file was last looked up at its path.
    var checked: ContinuousClock.Instant?
    var hasFailed = false
  }

  public convenience init(at url: URL) { self.init(at: url, mostBytes: Self.mostBytes) }

  /// - Parameters:
  ///   - mostBytes: the size after which a new file begins, for tests.
  ///   - trust: how long to write without looking whether the file is still at its path.
  init(at url: URL, mostBytes: Int, trust: Duration = .seconds(1)) {
    self.url = url
    self.mostBytes = mostBytes
    self.trust = trust
  }

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
        leaveMovedFile(&state)
        try write(data, &state.file)
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

  /// Lines that follow the removal of the file belong in a new one.
  private func leaveMovedFile(_ state: inout State) {
    let now = ContinuousClock.now
    if let checked = state.checked, now - checked < trust { return }
    state.checked = now
    if let file = state.file, !file.isAt(url.path) { state.file = nil }
  }

  private func write(_ data: Data, _ file: inout OpenFile?) throws {
    if let size = file?.size, size > mostBytes { try turn(&file) }
    let present = try file ?? open()
    file = present
    try present.append(data)
  }

  private func open() throws -> OpenFile {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try OpenFile(url.path)
  }

  /// Begins a new file, unless another process has begun one.
  private func turn(_ file: inout OpenFile?) throws {
    guard let full = file else { return }
    file = nil
    try full.locked {
      guard full.isAt(url.path) else { return }
      let old = url.appendingPathExtension("1").path
      guard rename(url.path, old) == 0 else { throw OpenFile.failure() }
    }
  }
}

/// A file that lines are appended to, whatever other processes write to it.
private final class OpenFile: Sendable {
  private let descriptor: Int32

  init(_ path: String) throws {
    // Private values may be in it.
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure() }
  }

  deinit { close(descriptor) }

  static func failure() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// In bytes; other processes add to it.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether it still has this path.
  func isAt(_ path: String) -> Bool {
    var (mine, other) = (stat(), stat())
    return fstat(descriptor, &mine) == 0 && stat(path, &other) == 0
      && mine.st_dev == other.st_dev && mine.st_ino == other.st_ino
  }

  /// One call of the system for each line: it is appended whole.
  func append(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw Self.failure() }
      rest = rest.dropFirst(written)
    }
  }

  /// Runs code that other processes with the same file do not run meanwhile.
  func locked(_ body: () throws -> Void) throws {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Self.failure() }
    }
    defer { flock(descriptor, LOCK_UN) }
    try body()
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
