import Foundation

/// The measured process.
final class Server {
  private(set) var port = 0
  private var process = Process()
  private let folder: URL
  private let program: String
  private let arguments: [String]

  /// The example app, which JOURNAL names; nil when it was not built.
  static func journal() throws -> Server? {
    guard let path = ProcessInfo.processInfo.environment["JOURNAL"], !path.isEmpty else {
      return nil
    }
    return try Server(path) { folder in
      [
        "--web", "127.0.0.1:0", "--database", "\(folder)/journal.sqlite", "--store",
        "\(folder)/sessions.sqlite", "--sample",
      ]
    }
  }

  /// A server that does the least for a click.
  static func floor() throws -> Server { try Server(neighbor("WebFloor")) { _ in [] } }

  /// - Parameters:
  ///   - secondsIdle: after which a connected tab may keep only its snapshot.
  ///   - memoryAwake: the memory below which it does not; nil for the server's default.
  convenience init(secondsIdle: Double = .infinity, memoryAwake: Int? = nil) throws {
    try self.init(Self.neighbor("WebCounter")) {
      ["\($0)/sessions.sqlite", "\(secondsIdle)"] + (memoryAwake.map { ["\($0)"] } ?? [])
    }
  }

  /// A program of this package.
  private static func neighbor(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(name).path
  }

  private init(_ program: String, _ arguments: (String) -> [String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.program = program
    self.arguments = arguments(folder.path)
    try start(self.arguments)
  }

  private func start(_ arguments: [String]) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"].map { ($0, folder.path) }
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var line = ""
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      line.unicodeScalars.append(Unicode.Scalar(byte))
    }
    port = line.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) } ?? 0
  }

  /// Saves everything and starts again, with the same store.
  func restart() throws {
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    try start(arguments.filter { $0 != "--sample" })
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Nanoseconds of CPU of all threads that live.
  var cpuTime: Double {
    let folder = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0)
    }
  }

  /// Resident bytes.
  var memory: Double {
    let path = "/proc/\(process.processIdentifier)/statm"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(getpagesize())
  }
}
