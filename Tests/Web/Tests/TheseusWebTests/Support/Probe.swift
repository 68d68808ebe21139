import Foundation

/// A run of WebProbe, which a test may kill.
final class Probe {
  let process = Process()
  private let pipe = Pipe()

  /// - Parameters:
  ///   - program: a product of this package.
  ///   - log: a file that standard error is added to.
  init(
    _ arguments: [String], environment: [String: String] = [:], program: String = "WebProbe",
    log: String? = nil
  ) throws {
    process.executableURL = Self.url(of: program)
    process.arguments = arguments
    // A backtrace of a trap takes longer than a busy machine gives a test.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    process.standardOutput = pipe
    if let log {
      let file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      process.standardError = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    }
    try process.run()
  }

  deinit { kill(SIGKILL) }

  /// Beside the tests.
  private static func url(of program: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(program)
  }

  func kill(_ signal: Int32) {
    if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
  }

  /// Everything it prints until it ends. One that does not end in time is killed.
  func output(within limit: Duration) -> String {
    let identifier = process.processIdentifier
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + .milliseconds(Int(limit / .milliseconds(1))))
    timer.setEventHandler { Foundation.kill(identifier, SIGKILL) }
    timer.resume()
    defer { timer.cancel() }
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The first line that it prints.
  func line() -> String {
    var bytes: [UInt8] = []
    while let byte = try? pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it ended by itself in this time.
  func ends(within limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    while process.isRunning, ContinuousClock.now < deadline { usleep(20_000) }
    return !process.isRunning
  }

  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
