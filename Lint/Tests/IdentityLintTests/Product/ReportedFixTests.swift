import Testing

@Suite("--fix changes only what is reported")
struct ReportedFixTests {
  @Test("code that --diff leaves out is not changed")
  func diff() throws {
    let project = try TemporaryProject(["A.swift": LintTool.idleComment, "B.swift": "let b = 1\n"])
    try project.git("init", "-q")
    try project.git("add", "A.swift", "B.swift")
    try project.git("commit", "-qm", "first")
    try project.write(LintTool.idleComment + "let b = 1\n", to: "B.swift")
    let outcome = try LintTool.run(project, ["--diff", "HEAD", "--fix"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("B.swift: 1 fix made"))
    #expect(try project.read("A.swift") == LintTool.idleComment)
    #expect(try project.read("B.swift") == "let a = 1\nlet b = 1\n")
  }

  @Test("accepted findings of a baseline are not changed, so that none is gone")
  func baseline() throws {
    let project = try TemporaryProject(["A.swift": LintTool.idleComment])
    let options = ["--strict", "--baseline", "b.json"]
    #expect(try LintTool.run(project, options + ["--write-baseline"]).status == 0)
    try project.write(LintTool.idleComment, to: "B.swift")
    let outcome = try LintTool.run(project, options + ["--fix"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try project.read("A.swift") == LintTool.idleComment)
    #expect(try project.read("B.swift") == "let a = 1\n")
  }

  @Test("a new baseline leaves nothing out, so all is fixed before it is written")
  func writing() throws {
    let project = try TemporaryProject(["A.swift": LintTool.idleComment])
    let options = ["--baseline", "b.json", "--write-baseline"]
    #expect(try LintTool.run(project, options).status == 0)
    #expect(try LintTool.run(project, options + ["--fix"]).status == 0)
    #expect(try project.read("A.swift") == "let a = 1\n")
    #expect(try LintTool.run(project, ["--baseline", "b.json", "--strict"]).status == 0)
  }
}
