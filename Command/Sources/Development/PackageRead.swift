import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One run of `swift package describe`. It waits for nothing: its owner polls `output`.
final class PackageRead {
  enum End {
    case read(PackageModel)
    /// A mistake in the manifest, which the build reports.
    case failed
  }

  private let folder: String
  private let process: ChildProcess
  private var text: [UInt8] = []
  private var hasEnded = false

  /// - Throws: the system's error.
  init(of folder: String, environment: [String: String]) throws {
    self.folder = folder
    process = try ChildProcess(
      path: "/bin/sh",
      // Warnings are no part of the answer.
      arguments: ["sh", "-c", #"exec "$@" 2>/dev/null"#, "sh"] + PackageModel.describe(folder),
      environment: environment, capturing: .all)
  }

  deinit { cancel() }

  /// Readable when there is a part of the answer, or its end.
  var output: Int32 { process.output }

  func read() { text += process.read() }

  /// How it ended; nil while it runs.
  func end() -> End? {
    guard let end = process.end() else { return nil }
    hasEnded = true
    read()
    guard end == .exit(0), let description = PackageModel.Description(answer: text) else {
      return .failed
    }
    return .read(PackageModel(folder: folder, description))
  }

  /// Also removes the process from the system's table.
  func cancel() {
    guard !hasEnded else { return }
    hasEnded = true
    process.signal(SIGKILL)
    _ = process.wait()
  }
}
