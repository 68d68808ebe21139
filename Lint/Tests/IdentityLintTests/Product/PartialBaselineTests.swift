import Foundation
import IdentityLint
import Testing

@Suite("a baseline keeps what a run says nothing about")
struct PartialBaselineTests {
  private func isShown(_ finding: Finding) -> Bool { finding.severity != .info }

  /// Writes what a run finds to the baseline, which may exist.
  private func write(
    _ project: TemporaryProject, _ paths: [String] = ["."],
    selection: RuleSelection = RuleSelection(enabled: ["quiet"]), withInfos: Bool = false
  ) throws {
    var baseline = Baseline(of: [], path: "b.json", in: project.context)
    if FileManager.default.fileExists(atPath: project.path("b.json")) {
      baseline = try Baseline(reading: "b.json", in: project.context)
    }
    try baseline.updated(
      by: project.lint(paths, selection: selection), in: project.context
    ) { withInfos || isShown($0) }.write(in: project.context)
  }

  private func entries(_ project: TemporaryProject) throws -> [String] {
    try Baseline(reading: "b.json", in: project.context).entries.map {
      "\($0.path):\($0.line) \($0.rule)"
    }
  }

  @Test("entries of files that were not read stay, those of deleted and fixed ones leave")
  func files() throws {
    let project = try TemporaryProject([
      "A.swift": "bad()\nbad(1)\n", "B.swift": "bad()\n", "C.swift": "bad()\n",
    ])
    try write(project)
    try project.write("bad()\n", to: "A.swift")
    try FileManager.default.removeItem(atPath: project.path("C.swift"))
    try write(project, ["A.swift"])
    #expect(try entries(project) == ["A.swift:1 sample", "B.swift:1 sample"])
  }

  @Test("entries of rules that did not run stay")
  func rules() throws {
    let project = try TemporaryProject(["A.swift": "bad()\nquiet()\n"])
    try write(project)
    try write(project, selection: RuleSelection(only: ["quiet"]))
    #expect(try entries(project) == ["A.swift:1 sample", "A.swift:2 quiet"])
    try write(project, selection: RuleSelection())
    #expect(try entries(project) == ["A.swift:1 sample", "A.swift:2 quiet"])
  }

  @Test("infos stay when a run does not show them, until they are fixed")
  func infos() throws {
    let project = try TemporaryProject(["A.swift": "odd()\nbad()\nodd(1)\n"])
    try write(project, withInfos: true)
    #expect(try entries(project).count == 3)
    try project.write("odd()\nbad()\n", to: "A.swift")
    try write(project)
    #expect(try entries(project) == ["A.swift:1 sample", "A.swift:2 sample"])
  }

  @Test("findings in a declaration that does not parse are neither gone nor dropped")
  func damaged() throws {
    let project = try TemporaryProject(["A.swift": "func a() { bad() }\nbad()\n"])
    try write(project)
    try project.write("func a( { bad() }\nbad()\n", to: "A.swift")
    let baseline = try Baseline(reading: "b.json", in: project.context)
    #expect(try baseline.compare(project.lint(), in: project.context).gone == [])
    try write(project)
    #expect(try entries(project) == ["A.swift:1 sample", "A.swift:2 sample"])
  }

  @Test(
    "an info on the line of a warning changes nothing",
    arguments: ["odd(); bad()\n", "bad(); odd()\n"], [false, true])
  func lines(_ text: String, withInfos: Bool) throws {
    let project = try TemporaryProject(["A.swift": text])
    try write(project, withInfos: withInfos)
    let baseline = try Baseline(reading: "b.json", in: project.context)
    let comparison = try baseline.compare(project.lint(), in: project.context)
    #expect(comparison.new.filter(isShown) == [])
    #expect(comparison.gone == [])
  }

  @Test(
    "a fixed warning is noticed while an info on an equal line is there", arguments: [0, 1])
  func fixed(_ info: Int) throws {
    let project = try TemporaryProject(["A.swift": "bad()\nbad()\n"])
    var report = try project.lint()
    report.findings[info].severity = .info
    let empty = Baseline(of: [], path: "b.json", in: project.context)
    let baseline = empty.updated(by: report, in: project.context, where: isShown)
    #expect(baseline.entries.count == 1)
    #expect(baseline.compare(report, in: project.context).gone == [])
    report.findings.remove(at: 1 - info)
    #expect(baseline.compare(report, in: project.context).gone.count == 1)
  }

  @Test("a file of an earlier version, without severities, is read")
  func earlier() throws {
    let project = try TemporaryProject(["A.swift": "bad()\nbad()\nodd()\nodd(); good()\n"])
    try write(project, withInfos: true)
    try project.write(
      project.read("b.json").replacing(#/\n *"severity" : "[a-z]+",/#, with: ""), to: "b.json")
    let baseline = try Baseline(reading: "b.json", in: project.context)
    #expect(baseline.entries.count == 4)
    #expect(baseline.entries.allSatisfy { $0.severity == nil })
    let comparison = try baseline.compare(project.lint(), in: project.context)
    #expect(comparison.new == [])
    #expect(comparison.gone == [])
    try project.write("bad()\n", to: "A.swift")
    try write(project)
    #expect(try entries(project) == ["A.swift:1 sample"])
  }

  @Test("--write-baseline for one file keeps the entries of the others")
  func command() throws {
    let project = try TemporaryProject(["A.swift": LintTool.fault, "B.swift": LintTool.fault])
    func run(_ arguments: String...) throws -> Int32 {
      try LintTool.run(project, ["--strict", "--baseline", "b.json"] + arguments).status
    }
    #expect(try run("--write-baseline") == 0)
    try project.write("let a = 1\n", to: "A.swift")
    #expect(try run("A.swift") == 1)
    #expect(try run("--write-baseline", "A.swift") == 0)
    #expect(try run() == 0)
    try project.write("<<<<<<<\n", to: "b.json")
    let conflict = try LintTool.run(project, ["--baseline", "b.json", "--write-baseline"])
    #expect(conflict.status == 2)
    #expect(conflict.errors.contains("; delete the file to write a new one"))
    #expect(!conflict.errors.contains(".;"), "\(conflict.errors)")
  }
}
