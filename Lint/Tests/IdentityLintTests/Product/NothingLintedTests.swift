import Foundation
import Testing

/// A run that reads nothing must not look like one that finds nothing.
@Suite("A run in which every file is skipped exits with 2")
struct NothingLintedTests {
  private static let broken = "func {\n"

  private func expectNothing(
    _ outcome: LintTool.Outcome, _ subject: String, because reason: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 2, sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(
      outcome.errors.contains("theseus-lint: \(subject): "), "\(outcome.errors)",
      sourceLocation: location)
    #expect(
      outcome.errors.contains("so nothing was linted\n"), "\(outcome.errors)",
      sourceLocation: location)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)", sourceLocation: location)
  }

  @Test(
    "named as a file or a folder, in each format, strict or not",
    arguments: [["A/Latin.swift"], ["A"], ["A", "--strict"], ["A", "--format", "json"], ["."]])
  func paths(_ arguments: [String]) throws {
    let project = try TemporaryProject()
    try project.write(Data([0x6C, 0x65, 0x74, 0x0A, 0xFF]), to: "A/Latin.swift")
    expectNothing(
      try LintTool.run(project, arguments), arguments[0],
      because: "A/Latin.swift:2: warning: not UTF-8, so it is skipped")
  }

  @Test(
    "with only declarations that do not parse",
    arguments: [
      broken, "import SwiftUI\nstruct A { func ( }\n", "struct A { struct B { let = 1 } }\n",
      "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n",
    ])
  func declarations(_ text: String) throws {
    let project = try TemporaryProject(["A.swift": text, "B.swift": NothingLintedTests.broken])
    expectNothing(try LintTool.run(project, ["A.swift"]), "A.swift", because: "does not parse")
    expectNothing(try LintTool.run(project, []), ".", because: "B.swift:1: warning: does not parse")
    // Each run reads the problem from the cache.
    expectNothing(try LintTool.run(project, []), ".", because: "all 2 files were skipped")
    try project.write("let first = 1\nfunc next() {}\n" + text, to: "A.swift")
    #expect(try LintTool.run(project, []).status == 0)
    #expect(try LintTool.run(project, ["--strict"]).status == 2)
  }

  @Test("on standard input, whatever the other paths are")
  func standardInput() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
    let input = ["--stdin", "--stdin-path", "A.swift", "."]
    expectNothing(
      try LintTool.run(project, input, input: Data(NothingLintedTests.broken.utf8)), "A.swift, .",
      because: "A.swift:1: warning: does not parse")
    #expect(try LintTool.run(project, input, input: Data("let a = 2\n".utf8)).status == 0)
    #expect(try LintTool.run(project, input).status == 0, "an empty file has nothing to skip")
  }

  @Test("with --diff, when every changed file is skipped")
  func diff() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"])
    try project.git("init", "-q")
    try project.git("add", "A.swift", "B.swift")
    try project.git("commit", "-q", "-m", "1")
    #expect(try LintTool.run(project, ["--diff", "HEAD"]).status == 0)
    try project.write(NothingLintedTests.broken, to: "A.swift")
    expectNothing(
      try LintTool.run(project, ["--diff", "HEAD"]), "--diff HEAD", because: "A.swift:1: warning")
    #expect(try LintTool.run(project, []).status == 0)
    try project.write("let b = 2\n", to: "B.swift")
    #expect(try LintTool.run(project, ["--diff", "HEAD"]).status == 0)
  }

  @Test("and writes no baseline")
  func baseline() throws {
    let project = try TemporaryProject(["A.swift": NothingLintedTests.broken])
    let outcome = try LintTool.run(project, ["--baseline", "b.json", "--write-baseline"])
    expectNothing(outcome, ".", because: "does not parse")
    #expect(!FileManager.default.fileExists(atPath: project.path("b.json")))
  }
}
