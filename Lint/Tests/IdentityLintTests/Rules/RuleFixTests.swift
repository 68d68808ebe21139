import Foundation
import IdentityLint
import Testing

@Suite("Fixes of rules")
struct RuleFixTests {
  @Test("leave text that parses, without the fault", arguments: Fixture.all)
  func fix(_ fixture: Fixture) throws {
    for file in fixture.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for finding in findings(text).filter({ $0.rule == fixture.rule }) {
        guard let fix = finding.fix else { continue }
        let mended = apply(fix, to: text)
        #expect(
          !SourceUnit(path: "A.swift", text: mended).tree.hasError,
          "\(fixture), line \(finding.range.start.line): \(fix.title)")
        let before = findings(text).filter { $0.rule == finding.rule }.count
        let after = findings(mended).filter { $0.rule == finding.rule }.count
        #expect(
          after < before,
          "\(fixture), line \(finding.range.start.line): \(fix.title) leaves it as it was")
      }
    }
  }

  @Test(
    "are offered where they are safe",
    arguments: [
      "self_id", "hash_id", "double_read", "state_from_parent", "public_state",
      "state_default_and_init", "inline_observed_object",
    ])
  func offered(rule: String) throws {
    let texts = try Fixture.all.filter { $0.rule == rule }.flatMap(\.files).map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    #expect(texts.contains { text in findings(text).contains { $0.rule == rule && $0.fix != nil } })
  }

  @Test("are not offered when a state would have no value")
  func withheld() throws {
    let texts = try Fixture.all.filter { $0.rule == "state_default_and_init" }.flatMap(\.files)
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let found = texts.flatMap(findings).filter {
      $0.rule == "state_default_and_init" && $0.message.contains("`size`")
    }
    #expect(found.count == 1 && found.allSatisfy { $0.fix == nil })
  }

  private func findings(_ text: String) -> [Finding] {
    Linter(rules: LintRules.all).findings(in: [SourceUnit(path: "A.swift", text: text)])
  }

  private func apply(_ fix: Fix, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
