import Foundation
import Testing

@testable import IdentityLint

/// `theseus-lint` as a process: its streams, its exit status, its files.
@Suite("The command")
struct CommandTests {
  private static let fault = LintTool.fault

  private func run(
    _ project: TemporaryProject, _ arguments: [String], input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> LintTool.Outcome {
    try LintTool.run(project, arguments, input: input, environment: environment)
  }

  @Test("exits with 0 when nothing fails, 1 when something does, 2 when the run is incomplete")
  func statuses() throws {
    let project = try TemporaryProject(["A.swift": CommandTests.fault, "Good.swift": "let a = 1\n"])
    #expect(try run(project, ["Good.swift", "--strict"]).status == 0)
    let found = try run(project, ["A.swift"])
    #expect(found.status == 0)
    #expect(found.output.hasPrefix("A.swift:6:"))
    #expect(found.output.contains("[index_id]"))
    #expect(found.errors.contains("1 warning in 1 file"))
    #expect(try run(project, ["A.swift", "--strict"]).status == 1)
    #expect(try run(project, ["A.swift", "--strict", "--disable", "index_id"]).status == 0)
    try project.write("rules: {index_id: error}", to: ".theseus-lint.yml")
    #expect(try run(project, []).status == 1)
    for (arguments, message) in [
      (["Nowhere"], "Nowhere: no such file or folder"),
      (["--only", "index_ids"], "did you mean 'index_id'?"),
      (["--format", "text"], "text"),
      (["--loud"], "--loud"), (["--baseline", "none.json"], "none.json: cannot be read"),
      (["--diff", "HEAD"], "git"),
      (["--explain", "nothing"], "unknown rule 'nothing'"), (["--score", "none.tsv"], "none.tsv"),
      (["--config", "none.yml"], "none.yml"),
    ] {
      let outcome = try run(project, arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test("the summary counts the infos that it does not show")
  func hiddenInfos() throws {
    let project = try TemporaryProject([
      "A.swift": CommandTests.fault, ".theseus-lint.yml": "rules: {index_id: info}",
    ])
    let one = try run(project, ["A.swift"])
    #expect(one.output.isEmpty)
    #expect(one.errors.contains("0 errors, 0 warnings, 1 info (--info shows it) in 1 file"))
    // A reader who sees only a number would not look.
    #expect(one.errors.contains("possible faults"))
    #expect(one.errors.contains(" 1 index_id"))
    try project.write(CommandTests.fault, to: "B.swift")
    #expect(try run(project, ["."]).errors.contains("2 infos (--info shows them) in 2 files"))
    let shown = try run(project, [".", "--info"])
    #expect(shown.errors.contains("2 infos in 2 files"))
  }

  @Test("a path without Swift files, and under --strict a skipped file, exit with 2")
  func nothingToLint() throws {
    let project = try TemporaryProject(["Empty/readme.txt": "", "A/A.swift": "let a = 1\n"])
    let empty = try run(project, ["Empty"])
    #expect(empty.status == 2)
    #expect(empty.errors == "theseus-lint: Empty: no Swift files\n")
    try project.write("func {\n", to: "A/Broken.swift")
    #expect(try run(project, ["A"]).status == 0)
    let strict = try run(project, ["A", "--strict"])
    #expect(strict.status == 2)
    #expect(strict.errors.contains("A/Broken.swift:1: warning: does not parse"))
    try project.write(CommandTests.fault, to: "A/Fault.swift")
    #expect(try run(project, ["A", "--strict"]).status == 1)
  }

  @Test("patterns that leave out every file exit with 2, and say so")
  func allLeftOut() throws {
    let project = try TemporaryProject([
      "Sources/A.swift": CommandTests.fault, "Sources/B.swift": "let b = 1\n",
      ".theseus-lint.yml": "include: [Source]\n",
    ])
    let mistyped = try run(project, [])
    #expect(mistyped.status == 2)
    #expect(
      mistyped.errors == """
        theseus-lint: .: `include` and `exclude` of the configuration leave out all 2 Swift files

        """)
    try project.write("exclude: [Sources/A.swift]\n", to: ".theseus-lint.yml")
    // A hook or a build names files one by one.
    let alone = try run(project, ["Sources/A.swift", "--strict"])
    #expect(alone.status == 0)
    #expect(alone.errors.contains("in 0 files"))
    // The rest of the folder is linted.
    #expect(try run(project, []).status == 0)
    // An editor passes the text of whichever file is open.
    let open = try run(
      project, ["--stdin", "--stdin-path", "Sources/A.swift"],
      input: Data(CommandTests.fault.utf8))
    #expect(open.status == 0)
    #expect(open.output.isEmpty)
  }

  @Test("prints its version")
  func version() throws {
    let outcome = try run(try TemporaryProject([:]), ["--version"])
    #expect(outcome.status == 0 && outcome.output == "\(LintVersion.current)\n")
  }

  @Test("writes nothing into the project: the cache is in the user's cache folder")
  func cachePlace() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1\n"])
    func files(_ folder: String) -> [String] {
      ((try? FileManager.default.subpathsOfDirectory(atPath: project.path(folder))) ?? [])
        .filter { !$0.hasPrefix(".user-cache") && ![".in", ".out", ".err"].contains($0) }
    }
    #expect(try run(project, []).status == 0)
    #expect(files(".") == ["A.swift"])
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: project.path(".user-cache/theseus-lint"))
    #expect(kept.count == 1)
    // A relative XDG_CACHE_HOME counts as unset, as its specification says.
    let home = ["XDG_CACHE_HOME": "here", "HOME": project.path("home")]
    #expect(try run(project, [], environment: home).status == 0)
    #expect(files(".").sorted().first == "A.swift" && !files(".").contains("here"))
    let nowhere = ["XDG_CACHE_HOME": "", "HOME": ""]
    #expect(try run(project, [], environment: nowhere).status == 0)
    #expect(try run(project, ["--cache-path", "mine"]).status == 0)
    #expect(files(".").contains("mine"))
  }

  @Test("keeps a baseline, and fails when one of its findings is fixed")
  func baseline() throws {
    let project = try TemporaryProject(["A.swift": CommandTests.fault])
    #expect(try run(project, ["--baseline", "b.json", "--write-baseline"]).status == 0)
    #expect(try run(project, ["--baseline", "b.json", "--strict"]).status == 0)
    try project.write(
      CommandTests.fault.replacing("notes.removeFirst()", with: "print(1)"), to: "A.swift")
    let outcome = try run(project, ["--baseline", "b.json"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a finding of the baseline is gone"))
    #expect(try run(project, ["--baseline", "b.json", "--write-baseline"]).status == 0)
    #expect(try run(project, ["--baseline", "b.json"]).status == 0)
  }

  @Test("lints standard input under a file's name, with the paths as evidence")
  func standardInput() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1\n", "B.swift": CommandTests.fault])
    let outcome = try run(
      project, ["--stdin", "--stdin-path", "A.swift", ".", "--format", "json"],
      input: Data(CommandTests.fault.utf8))
    let findings = try #require(JSON(parsing: Array(outcome.output.utf8))?["findings"]?.array)
    #expect(findings.map { $0["path"]?.string } == ["A.swift"])
  }

  @Test("counts, scores, lists and explains")
  func modes() throws {
    let project = try TemporaryProject([
      "app/Package.swift": "", "app/A.swift": CommandTests.fault,
      "labels.tsv": "app/A.swift\t6\tindex_id\ttrue\n",
    ])
    #expect(
      try run(project, ["--statistics", "--csv"]).output.contains("\napp,index_id,warning,1,1,2,"))
    #expect(try run(project, ["--score", "labels.tsv", "."]).output.contains("100.0 %"))
    let rules = try run(project, ["--rules"]).output
    for rule in RuleCatalog().descriptions { #expect(rules.contains(rule.identifier)) }
    let page = try run(project, ["--explain", "index_id"]).output
    #expect(page.hasPrefix("index_id: "))
    // Both examples, whole and indented.
    let example = try #require(RuleExample.all["index_id"])
    for code in [example.failing, example.fixed] {
      for line in code.split(separator: "\n") { #expect(page.contains("\n    \(line)\n")) }
    }
  }

  @Test("every rule about code has an example, and every example has a rule")
  func examples() {
    #expect(Set(RuleExample.all.keys) == Set(LintRules.all.map { $0.description.identifier }))
  }

  @Test("serves an editor until the exit request")
  func server() throws {
    let project = try TemporaryProject()
    func frame(_ message: JSON) -> [UInt8] { FrameReader.frame(message.bytes) }
    let uri = LintServer.uri(of: project.path("A.swift"))
    let document: JSON = [
      "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(CommandTests.fault),
    ]
    var input = frame([
      "jsonrpc": "2.0", "id": 1, "method": "initialize",
      "params": ["rootUri": .string(LintServer.uri(of: project.folder))],
    ])
    input += frame(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    input += Array("Content-Length: never\r\n\r\n".utf8)
    input += frame([
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
    ])
    let open = try run(project, ["--lsp"], input: Data(input))
    #expect(open.status == 1)
    #expect(open.output.contains("-32700"))
    #expect(open.output.contains("\"code\":\"index_id\""))
    input +=
      frame(["jsonrpc": "2.0", "id": 2, "method": "shutdown"])
      + frame(["jsonrpc": "2.0", "method": "exit"])
    #expect(try run(project, ["--lsp"], input: Data(input)).status == 0)
  }
}
