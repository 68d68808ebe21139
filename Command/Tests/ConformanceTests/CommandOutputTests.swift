#if os(Linux)
  import Foundation
  import Testing

  @Suite("what theseus prints or writes arrives, or its exit status says that it did not")
  struct CommandOutputTests {
    private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("theseus")

    private static let trace = """
      {"theseus-trace":1,"program":"P","started":"2026-01-31T12:00:00Z","profile":"default"}
      {"event":"update","n":1,"at":0}

      """

    /// Runs the command with its standard output in a file.
    private func run(_ arguments: [String], output: String) throws -> (
      status: Int32, errors: String
    ) {
      let process = Process()
      let errors = Pipe()
      process.executableURL = CommandOutputTests.executable
      process.arguments = arguments
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
      process.standardError = errors
      try process.run()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "output-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(CommandOutputTests.trace.utf8).write(to: folder.appendingPathComponent("run.trace"))
      try body(folder.path)
    }

    @Test(
      "a full disk below standard output ends with 2 and the reason",
      arguments: [["explain", "run.trace"], ["check", "--bounds", "small"]])
    func full(arguments: [String]) throws {
      try withFolder { folder in
        let arguments = arguments.map { $0 == "run.trace" ? "\(folder)/run.trace" : $0 }
        let ended = try run(arguments, output: "/dev/full")
        #expect(ended.status == 2)
        #expect(ended.errors.contains("standard output: cannot be written (No space left"))
        #expect(try run(arguments, output: "/dev/null").status == 0)
      }
    }

    @Test("the inspector needs a terminal, and says so")
    func inspector() throws {
      let ended = try run(["inspect"], output: "/dev/null")
      #expect(ended.status == 2)
      #expect(ended.errors.contains("needs a terminal"))
    }

    @Test("a file keeps its permissions, and links still lead to it")
    func link() throws {
      try withFolder { folder in
        let (real, link) = ("\(folder)/real.txt", "\(folder)/link.txt")
        try Data("old".utf8).write(to: URL(fileURLWithPath: real))
        #expect(chmod(real, 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
        let commands = [
          ["explain", "\(folder)/run.trace", "-o", link],
          ["check", "--bounds", "small", "--trace", link],
        ]
        var contents: Set<String> = ["old"]
        for arguments in commands {
          #expect(try run(arguments, output: "/dev/null").status == 0)
          var status = stat()
          #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
          #expect(stat(real, &status) == 0 && status.st_mode & 0o777 == 0o600)
          let text = try String(contentsOfFile: real, encoding: .utf8)
          #expect(!contents.contains(text))
          contents.insert(text)
        }
      }
    }

    @Test("a file that cannot be written is named with the system's reason")
    func reasons() throws {
      try withFolder { folder in
        let ended = try run(
          ["explain", "\(folder)/run.trace", "-o", "/nowhere/x"], output: "/dev/null")
        #expect(ended.status == 2)
        #expect(
          ended.errors
            == "theseus explain: /nowhere/x cannot be written: No such file or directory\n")
      }
    }
  }
#endif
