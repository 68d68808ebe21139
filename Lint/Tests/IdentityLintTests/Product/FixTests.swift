import Foundation
import IdentityLint
import Testing

@Suite("Fixes")
struct FixTests {
  @Test("are applied from the bottom up, keep the file's permissions, and follow a link")
  func applied() throws {
    let project = try TemporaryProject(["A.swift": "bad(); bad()\nlet é = bad()\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: project.path("A.swift"))
    try FileManager.default.createDirectory(
      atPath: project.path("links"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: project.path("links/L.swift"), withDestinationPath: "../A.swift")
    let outcome = try FixApplier(project.context).apply(project.lint(["links/L.swift"]))
    #expect(outcome.fixed == ["links/L.swift": 3])
    #expect(try project.read("A.swift") == "good(); good()\nlet é = good()\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: project.path("A.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: project.path("links/L.swift"))
        == "../A.swift")
    #expect(try project.lint().findings.isEmpty)
  }

  @Test("a file that has changed since, and one that would not parse, are left alone")
  func refused() throws {
    let project = try TemporaryProject(["A.swift": "bad()\n"])
    let report = try project.lint()
    try project.write("bad() // later\n", to: "A.swift")
    var outcome = FixApplier(project.context).apply(report)
    #expect(outcome.count == 0)
    #expect(outcome.failures.map(\.path) == ["A.swift"])
    var broken = try project.lint()
    broken.findings[0].fix?.edits[0].replacement = "{"
    outcome = FixApplier(project.context).apply(broken)
    #expect(outcome.count == 0)
    #expect(outcome.failures.count == 1)
    #expect(try project.read("A.swift") == "bad() // later\n")
  }

  @Test("of overlapping fixes the first is applied, and the others are left")
  func overlapping() throws {
    let project = try TemporaryProject(["A.swift": "bad()\n"])
    var report = try project.lint()
    var second = report.findings[0]
    second.fix?.title = "Z"
    second.fix?.edits[0].replacement = "worse"
    report.findings.append(second)
    let outcome = FixApplier(project.context).apply(report)
    #expect(outcome.count == 1)
    #expect(outcome.overlapping == 1)
    #expect(try project.read("A.swift") == "good()\n")
  }
}
