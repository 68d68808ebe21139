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

  @Test("line ends of Windows hide neither the file's lines nor those of the next file")
  func carriageReturns() throws {
    let project = try TemporaryProject(["A.swift": "x\r\n", "B.swift": "let b = 1\n"])
    try project.git("init", "-q")
    try project.git("add", ".")
    try project.git("commit", "-qm", "first")
    try project.write("bad()\r\ny\r\nz\r\n", to: "A.swift")
    try project.write("bad()\n", to: "B.swift")
    #expect(try touched(project) == ["A.swift:1 sample", "B.swift:1 sample"])
  }

  @Test("the user's settings for differences have no effect")
  func settings() throws {
    let lines = "let a = 1\nlet b = 1\nlet c = 1\nlet d = 1\n"
    let project = try TemporaryProject([
      "A.swift": lines, "B.swift": "let b = 1\n", ".gitattributes": "B.swift -diff\n",
    ])
    try project.git("init", "-q")
    try project.git("config", "diff.interHunkContext", "5")
    try project.git("add", ".")
    try project.git("commit", "-qm", "first")
    try project.write("bad()\nlet b = 1\nlet c = 1\nbad()\n", to: "A.swift")
    try project.write("bad()\n", to: "B.swift")
    #expect(
      try touched(project) == ["A.swift:1 sample", "A.swift:4 sample", "B.swift:1 sample"])
  }

  @Test("each repository of a run is compared by itself, and each must have the revision")
  func repositories() throws {
    let project = try TemporaryProject(["A/A.swift": "let a = 1\n", "B/B.swift": "let b = 1\n"])
    for folder in ["A", "B"] {
      try project.git("-C", folder, "init", "-q")
      try project.git("-C", folder, "add", ".")
      try project.git("-C", folder, "commit", "-qm", "first")
    }
    try project.write(LintTool.fault, to: "B/B.swift")
    for paths in [["A", "B"], ["B", "A"], ["."], ["A/A.swift", "B/B.swift"]] {
      let outcome = try LintTool.run(project, ["--strict", "--diff", "HEAD"] + paths)
      #expect(outcome.status == 1, "\(paths)")
      #expect(outcome.output.contains("B/B.swift:6:"))
    }
    try project.git("-C", "A", "branch", "side")
    let outcome = try LintTool.run(project, ["--diff", "side", "A", "B"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("git knows no revision 'side' in"))
  }

  @Test("a repository below the named path need not have the revision")
  func clone() throws {
    let project = try TemporaryProject([
      "App.swift": "let a = 1\n", ".gitignore": "", "Vendor/B.swift": LintTool.fault,
    ])
    try project.git("init", "-q")
    try project.git("add", "App.swift")
    try project.git("commit", "-qm", "first")
    try project.git("branch", "side")
    try project.git("-C", "Vendor", "init", "-q")
    try project.git("-C", "Vendor", "add", ".")
    try project.git("-C", "Vendor", "commit", "-qm", "first")
    try project.write(LintTool.fault, to: "App.swift")
    let outcome = try LintTool.run(project, ["--strict", "--diff", "side", "."])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("App.swift:6:"))
    #expect(!outcome.output.contains("B.swift"))
    let unknown = try LintTool.run(project, ["--diff", "other", "."])
    #expect(unknown.status == 2)
  }

  @Test("a submodule is compared with the commit that the revision names")
  func submodules() throws {
    let project = try TemporaryProject([
      "Origin/K.swift": "let k = 1\nlet l = 1\n", "App/A.swift": "let a = 1\n",
    ])
    for folder in ["Origin", "App"] {
      try project.git("-C", folder, "init", "-q")
      try project.git("-C", folder, "add", ".")
      try project.git("-C", folder, "commit", "-qm", "first")
    }
    func touched(_ revision: String) throws -> [String] {
      var report = try project.lint(["App"])
      let changed = try ChangedLines(since: revision, at: "App", workingDirectory: project.folder)
      report.findings.removeAll { !changed.touch($0, in: project.context) }
      return report.places
    }
    try project.git(
      "-C", "App", "-c", "protocol.file.allow=always", "submodule", "add", "-q",
      project.path("Origin"), "Sub/Kit")
    try project.write("let k = 1\nbad()\n", to: "App/Sub/Kit/K.swift")
    // Before the first commit with it, all of it is new.
    #expect(try touched("HEAD") == ["App/Sub/Kit/K.swift:2 sample"])
    try project.git("-C", "App/Sub/Kit", "commit", "-qam", "second")
    try project.git("-C", "App", "add", ".")
    try project.git("-C", "App", "commit", "-qm", "second")
    #expect(try touched("HEAD") == [])
    // Edited, committed only inside, and new there.
    try project.write("bad()\nbad()\n", to: "App/Sub/Kit/K.swift")
    #expect(try touched("HEAD") == ["App/Sub/Kit/K.swift:1 sample"])
    try project.git("-C", "App/Sub/Kit", "commit", "-qam", "third")
    try project.write("bad()\n", to: "App/Sub/Kit/New.swift")
    #expect(
      try touched("HEAD") == ["App/Sub/Kit/K.swift:1 sample", "App/Sub/Kit/New.swift:1 sample"])
    #expect(try touched("HEAD~1").count == 3)
  }
}
