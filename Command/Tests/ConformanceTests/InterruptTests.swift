#if os(Linux)
  import Foundation
  import Testing

  /// Ctrl-C reaches every process of a terminal's group: the command and its workers, in any order.
  @Suite("Ctrl-C prints what was found so far and leaves no process behind")
  struct InterruptTests {
    private struct Outcome {
      let status: Int32
      let output: String
      let left: [Int32]
    }

    private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(
        "theseus")

    /// Runs the command until it has `workers` workers that work, interrupts, and waits for the
    /// end.
    private func interrupted(_ arguments: [String], workers: Int, workersToo: Bool) throws
      -> Outcome
    {
      let output = FileManager.default.temporaryDirectory.appendingPathComponent(
        "interrupt-\(UUID().uuidString)")
      _ = FileManager.default.createFile(atPath: output.path, contents: nil)
      defer { try? FileManager.default.removeItem(at: output) }
      let process = Process()
      process.executableURL = InterruptTests.executable
      process.arguments = arguments
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      var children: [Int32] = []
      for _ in 0..<200 {
        children = InterruptTests.children(of: process.processIdentifier)
        if children.count >= workers { break }
        usleep(20_000)
      }
      // Time to be in the middle of something.
      usleep(300_000)
      if workersToo { for child in children { kill(child, SIGINT) } }
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      var left = children
      for _ in 0..<100 where !left.isEmpty {
        left = left.filter { InterruptTests.isAlive($0) }
        if !left.isEmpty { usleep(20_000) }
      }
      for child in left { kill(child, SIGKILL) }
      return Outcome(
        status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
        left: left)
    }

    private static func children(of parent: Int32) -> [Int32] {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return processes.compactMap { Int32($0) }.filter { status(of: $0)?.parent == parent }
    }

    private static func isAlive(_ process: Int32) -> Bool {
      status(of: process).map { $0.state != "Z" } ?? false
    }

    /// `/proc/PID/stat`: "12 (name) S 1 …".
    private static func status(of process: Int32) -> (state: String, parent: Int32)? {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else {
        return nil
      }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
      return (String(fields[0]), parent)
    }

    @Test(
      "theseus conform: the command alone, and together with its workers", arguments: [false, true])
    func conform(workersToo: Bool) throws {
      let outcome = try interrupted(
        ["conform", "--bounds", "article", "--jobs", "2"], workers: 2, workersToo: workersToo)
      #expect(outcome.status == 3)
      #expect(outcome.output.hasPrefix("PARTIAL: interrupted."), "\(outcome.output)")
      #expect(outcome.output.contains("not contradicted in what was walked"))
      #expect(outcome.left.isEmpty)
    }

    @Test("theseus conform: interrupted workers end the run as interrupted, not as a crash")
    func workersAlone() throws {
      let process = Process()
      let output = Pipe()
      process.executableURL = InterruptTests.executable
      process.arguments = ["conform", "--bounds", "article", "--jobs", "1", "--json"]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var worker: Int32?
      for _ in 0..<200 where worker == nil {
        worker = InterruptTests.children(of: process.processIdentifier).first
        usleep(20_000)
      }
      usleep(300_000)
      // A supervisor sends SIGTERM; workers leave SIGINT to the command.
      kill(try #require(worker), SIGTERM)
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 3)
      #expect(text.contains("\"interrupted\""), "\(text)")
    }

    @Test("theseus conform: killed, it leaves no worker behind")
    func killed() throws {
      let process = Process()
      process.executableURL = InterruptTests.executable
      process.arguments = ["conform", "--bounds", "article", "--jobs", "2"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      var children: [Int32] = []
      for _ in 0..<200 where children.count < 2 {
        children = InterruptTests.children(of: process.processIdentifier)
        usleep(20_000)
      }
      usleep(300_000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for _ in 0..<200 where children.contains(where: InterruptTests.isAlive) { usleep(20_000) }
      let left = children.filter(InterruptTests.isAlive)
      for child in left { kill(child, SIGKILL) }
      #expect(children.count == 2 && left.isEmpty)
    }

    @Test("`theseus check` reports a partial result")
    func check() throws {
      let outcome = try interrupted(
        ["check", "--bounds", "depth=4,nodes=7,live=7"], workers: 0, workersToo: false)
      #expect(outcome.status == 3)
      #expect(outcome.output.hasPrefix("PARTIAL: interrupted."), "\(outcome.output)")
      #expect(
        outcome.output.contains("not violated in what was seen")
          || outcome.output.contains("violated,"))
    }
  }
#endif
