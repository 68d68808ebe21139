import Foundation
import Testing

@Suite("--watch lints again whenever its input changes, until it is interrupted")
struct WatchTests {
  /// A running watch, which ends with this object.
  private final class Watch {
    private let project: TemporaryProject
    private let process = Process()

    init(_ project: TemporaryProject, _ arguments: [String] = []) throws {
      self.project = project
      try project.write("", to: ".out")
      try project.write("", to: ".err")
      process.executableURL = LintTool.executable
      process.arguments = ["--watch", "--no-cache", "--format", "xcode"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: project.folder)
      process.standardOutput = try FileHandle(
        forWritingTo: URL(fileURLWithPath: project.path(".out")))
      process.standardError = try FileHandle(
        forWritingTo: URL(fileURLWithPath: project.path(".err")))
      try process.run()
    }

    deinit {
      // The thread that started it may block the signals that can be blocked.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    var isRunning: Bool { process.isRunning }

    /// Whether a text appears so often.
    func shows(_ text: String, in file: String, times: Int = 1) throws -> Bool {
      for _ in 0..<600 {
        if try project.read(file).ranges(of: text).count >= times { return true }
        if !process.isRunning { return false }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return false
    }

    func awaitRun(_ number: Int) throws -> Bool {
      try shows("Ctrl-C ends", in: ".err", times: number)
    }
  }

  private static let warning = "A.swift:6:13: warning:"

  @Test("a file changes")
  func file() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1\n"])
    let watch = try Watch(project)
    #expect(try watch.shows("watching 1 file;", in: ".err"))
    #expect(try project.read(".out").isEmpty)
    try project.write(LintTool.fault, to: "A.swift")
    #expect(try watch.shows(WatchTests.warning, in: ".out"))
    #expect(watch.isRunning)
  }

  @Test("a half-written configuration is reported, and the watch continues")
  func mistake() throws {
    let project = try TemporaryProject(["A.swift": LintTool.fault])
    let watch = try Watch(project)
    #expect(try watch.awaitRun(1))
    try project.write("rul", to: ".theseus-lint.yml")
    #expect(try watch.shows(".theseus-lint.yml", in: ".err"))
    #expect(try watch.awaitRun(2))
    try project.write("rules: {index_id: error}\n", to: ".theseus-lint.yml")
    #expect(try watch.shows("A.swift:6:13: error:", in: ".out"))
  }

  @Test("files that are missing for a moment are linted when they are there again")
  func missing() throws {
    let project = try TemporaryProject(["Sources/A.swift": "let a = 1\n"])
    let watch = try Watch(project, ["Sources"])
    #expect(try watch.awaitRun(1))
    try FileManager.default.removeItem(atPath: project.path("Sources"))
    #expect(try watch.shows("Sources: no such file or folder", in: ".err"))
    #expect(try watch.awaitRun(2))
    try project.write(LintTool.fault, to: "Sources/A.swift")
    #expect(try watch.shows(WatchTests.warning, in: ".out"))
  }

  @Test(
    "a configuration above the path, in a folder without Swift files, changes",
    arguments: [["Sources"], ["Sources/App/A.swift"], ["."]])
  func above(_ paths: [String]) throws {
    let project = try TemporaryProject(["Sources/App/A.swift": LintTool.fault])
    try project.git("init", "-q")
    let watch = try Watch(project, paths)
    #expect(try watch.awaitRun(1))
    try project.write("rules: {index_id: error}\n", to: ".theseus-lint.yml")
    #expect(try watch.shows("A.swift:6:13: error:", in: ".out"))
  }

  @Test("a file of the command line changes")
  func named() throws {
    let project = try TemporaryProject([
      "A.swift": LintTool.fault, "own.yml": "rules: {index_id: off}\n",
      "known.json": "{\"version\": 1, \"findings\": []}",
    ])
    let watch = try Watch(project, ["--config", "own.yml", "--baseline", "known.json"])
    #expect(try watch.awaitRun(1))
    #expect(try project.read(".out").isEmpty)
    try project.write("rules: {index_id: error}\n", to: "own.yml")
    #expect(try watch.shows("A.swift:6:13: error:", in: ".out"))
    #expect(try watch.awaitRun(2))
    try project.write("{\"version\": 1, \"findings\": [ ]}", to: "known.json")
    #expect(try watch.awaitRun(3))
  }

  @Test("a .gitignore changes")
  func ignored() throws {
    let project = try TemporaryProject([
      "A.swift": "let a = 1\n", "B/A.swift": LintTool.fault, ".gitignore": "B/\n",
    ])
    let watch = try Watch(project)
    #expect(try watch.shows("watching 1 file;", in: ".err"))
    try project.write("\n", to: ".gitignore")
    #expect(try watch.shows(WatchTests.warning, in: ".out"))
  }

  @Test("a mistake of the command ends the first run")
  func first() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1\n"])
    let outcome = try LintTool.run(project, ["--watch", "Nowhere"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Nowhere: no such file or folder"))
  }
}
