import Foundation

/// The measured process.
final class Server {
  let port: Int
  private let process = Process()
  private let folder: URL

  /// - Parameter secondsIdle: after which a connected tab keeps only its snapshot.
  init(secondsIdle: Double = .infinity) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("WebCounter")
    process.arguments = [
      folder.appendingPathComponent("sessions.sqlite").path, "\(secondsIdle)",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var line = ""
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      line.unicodeScalars.append(Unicode.Scalar(byte))
    }
    port = line.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) } ?? 0
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
