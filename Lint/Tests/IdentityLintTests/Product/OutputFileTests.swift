import Foundation
import Testing

@Suite("a report goes into the file that its path leads to, and replaces nothing else")
struct OutputFileTests {
  private static let findings = "A.swift:6:13: warning:"

  @Test("links still lead to the file, which keeps its permissions", arguments: ["output", "copy"])
  func link(option: String) throws {
    let project = try TemporaryProject(["A.swift": LintTool.fault, "real.txt": "old"])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: project.path("real.txt"))
    try manager.createSymbolicLink(
      atPath: project.path("link.txt"), withDestinationPath: project.path("real.txt"))
    let outcome = try LintTool.run(project, ["A.swift", "--\(option)", "link.txt"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    var status = stat()
    #expect(lstat(project.path("link.txt"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try project.read("real.txt").hasPrefix(OutputFileTests.findings))
    #expect(stat(project.path("real.txt"), &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("a pipe gets the report and stays a pipe")
  func pipe() throws {
    let project = try TemporaryProject(["A.swift": LintTool.fault])
    let path = project.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // With a reader that also writes, nobody waits for the other end.
    let reader = open(path, O_RDWR | O_NONBLOCK)
    #expect(reader >= 0)
    defer { close(reader) }
    let outcome = try LintTool.run(project, ["A.swift", "--output", "pipe"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(reader, &bytes, bytes.count)
    #expect(
      String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        .hasPrefix(OutputFileTests.findings))
  }

  @Test("a path that cannot be written is named with the system's reason")
  func reasons() throws {
    let project = try TemporaryProject(["A.swift": LintTool.fault, "Folder/b.txt": ""])
    for (path, reason) in [
      ("nowhere/x.txt", "No such file or directory"), ("Folder", "Is a directory"),
    ] {
      let outcome = try LintTool.run(project, ["A.swift", "--output", path])
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("theseus-lint: \(path): cannot be written (\(reason))"),
        "\(outcome.errors)")
    }
  }

  @Test("a pipe is no Swift file, and is not waited for")
  func pipeAsSource() throws {
    let project = try TemporaryProject()
    #expect(mkfifo(project.path("A.swift"), 0o600) == 0)
    let outcome = try LintTool.run(project, ["A.swift"])
    #expect(outcome.errors.contains("A.swift: warning: cannot be read: Not a regular file"))
  }

  @Test("a baseline does not replace a pipe")
  func baseline() throws {
    let project = try TemporaryProject(["A.swift": LintTool.fault])
    let path = project.path("known.json")
    #expect(mkfifo(path, 0o600) == 0)
    let outcome = try LintTool.run(
      project, ["A.swift", "--baseline", "known.json", "--write-baseline"])
    #expect(outcome.status == 2)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }
}
