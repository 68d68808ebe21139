#if os(Linux)
  import Foundation
  import Testing

  /// A package whose builds are made by a script in the place of `swift`, and one run of `theseus`
  /// on it.
  final class ScriptedPackage {
    let folder: TemporaryFolder
    let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// - Parameters:
    ///   - build: the lines of the script that build the product `$7` into the folder `$5`.
    ///   - description: the answer of `swift package describe`, which takes two minutes while there
    ///     is a file `hangs`.
    init(_ name: String, build: (_ root: String) -> String, description: (_ root: String) -> String)
      throws
    {
      folder = TemporaryFolder(name)
      try folder.write("Package.swift")
      try folder.write("log")
      try folder.write(
        "bin/swift",
        """
        #!/bin/sh
        if [ "$1" = package ]; then
          echo "$*" >> "\(folder.path)/packages"
          [ -e "\(folder.path)/hangs" ] && exec sleep 120
          cat "\(folder.path)/description.json"
          exit
        fi
        echo "$SWIFT_DETERMINISTIC_HASHING" >> "\(folder.path)/hashing"
        \(build(folder.path))
        """)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder["bin/swift"].path)
      try folder.write("description.json", description(folder.path))
    }

    deinit { if process.isRunning { process.terminate() } }

    var root: URL { folder.url }

    private static func program(_ name: String) -> URL {
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent(name)
    }

    /// Runs `theseus` with these arguments in the package's folder.
    func start(_ arguments: [String], environment additions: [String: String] = [:]) throws {
      process.executableURL = Self.program("theseus")
      process.arguments = arguments
      process.currentDirectoryURL = root
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = folder["bin"].path + ":/usr/bin:/bin"
      environment["PROBE"] = Self.program("DevelopmentProbe").path
      environment["PROBE_LOG"] = folder["log"].path
      environment.merge(additions) { $1 }
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    /// `SWIFT_DETERMINISTIC_HASHING` in each build so far.
    var hashing: [String] {
      let text = try? String(contentsOf: folder["hashing"], encoding: .utf8)
      return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
    }

    /// Waits for the end of the run.
    func finish() throws -> (status: Int32, output: String, errors: String) {
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      let messages = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: text, as: UTF8.self),
        String(decoding: messages, as: UTF8.self)
      )
    }

    /// The lines of the probe's log, once one of them begins with `line`.
    @discardableResult
    func log(until line: String) async -> [String] {
      var lines: [String] = []
      for _ in 0..<3_000 {
        let text = try? String(contentsOf: folder["log"], encoding: .utf8)
        lines = (text ?? "").split(separator: "\n").map(String.init)
        if lines.contains(where: { $0.hasPrefix(line) }) { return lines }
        try? await Task.sleep(for: .milliseconds(20))
      }
      Issue.record("“\(line)” did not come after \(lines)")
      return lines
    }
  }
#endif
