import IdentityLint
import Testing

@Suite("Only changed lines")
struct DiffTests {
  private func touched(_ project: TemporaryProject, _ revision: String = "HEAD") throws -> [String]
  {
    var report = try project.lint()
    let changed = try ChangedLines(since: revision, at: ".", workingDirectory: project.folder)
    report.findings.removeAll { !changed.touch($0, in: project.context) }
    return report.places
  }

  @Test("lines changed since a revision, and untracked files")
  func changed() throws {
    let project = try TemporaryProject([
      "A.swift": "bad()\nlet a = 1\nbad()\n", "B/ü \"q\".swift": "bad()\nlet b = 1\n",
      "C.swift": "bad()\n",
    ])
    try project.git("init", "-q")
    try project.git("add", ".")
    try project.git("commit", "-qm", "first")
    #expect(try touched(project) == [])
    try project.write("bad()\nlet a = 2\nbad(1)\nbad()\n", to: "A.swift")
    try project.write("bad()\nlet b = bad()\n", to: "B/ü \"q\".swift")
    try project.write("bad()\n", to: "New.swift")
    #expect(
      try touched(project) == [
        "A.swift:3 sample", "B/ü \"q\".swift:2 sample", "New.swift:1 sample",
      ])
    try project.git("add", ".")
    try project.git("commit", "-qm", "second")
    #expect(try touched(project) == [])
    #expect(
      try touched(project, "HEAD~1") == [
        "A.swift:3 sample", "B/ü \"q\".swift:2 sample", "New.swift:1 sample",
      ])
  }

  @Test("text that looks like a header is text")
  func headers() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1\n"])
    try project.git("init", "-q")
    try project.git("add", ".")
    try project.git("commit", "-qm", "first")
    try project.write("/*\n++ b/Other.swift\n@@ -1 +1 @@\n*/\nbad()\n", to: "A.swift")
    #expect(try touched(project) == ["A.swift:5 sample"])
  }

  @Test("before the first commit every line is changed")
  func unborn() throws {
    let project = try TemporaryProject(["A.swift": "bad()\n"])
    try project.git("init", "-q")
    try project.git("add", ".")
    #expect(try touched(project) == ["A.swift:1 sample"])
  }

  @Test("an unknown or option-like revision and a folder without a repository are errors")
  func errors() throws {
    let project = try TemporaryProject(["A.swift": ""])
    #expect(throws: ChangedLines.Failure.self) { try touched(project) }
    try project.git("init", "-q")
    #expect(throws: ChangedLines.Failure.self) { try touched(project, "nonesuch") }
    #expect(throws: ChangedLines.Failure.self) { try touched(project, "--output=/tmp/x") }
  }
}
