import SwiftSyntax
import Testing

@testable import IdentityLint

/// A rule may report infos by default, and still warn where the code alone shows the fault.
@Suite("Kinds that warn by default")
struct WarningKindTests {
  private struct MixedRule: LintRule {
    static let description = RuleDescription(
      identifier: "mixed", title: "Two kinds", summary: "One of them is certain.",
      severity: .info, warnings: ["`certain`"])

    func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
      file.tree.callsInside.map { call in
        file.finding(
          Self.self, call.calledText == "certain" ? .warning : .info, at: file.range(of: call),
          "called")
      }
    }
  }

  private func severities(_ configuration: String) throws -> [Severity] {
    let project = try TemporaryProject([
      ".theseus-lint.yml": configuration, "A.swift": "certain()\nlikely()\n",
    ])
    var options = project.options()
    options.catalog = RuleCatalog(rules: [MixedRule.self])
    return try Linter(options).lint(["."]).findings.map(\.severity)
  }

  @Test("warn without a configuration, beside infos of the same rule")
  func byDefault() throws {
    #expect(try severities("") == [.warning, .info])
    #expect(try severities("rules: {mixed: on}") == [.warning, .info])
  }

  @Test("follow a severity that the configuration sets, like the other kinds")
  func configured() throws {
    #expect(try severities("rules: {mixed: info}") == [.info, .info])
    #expect(try severities("rules: {mixed: warning}") == [.warning, .warning])
    #expect(try severities("rules: {mixed: error}") == [.error, .error])
    #expect(try severities("rules: {mixed: off}").isEmpty)
  }

  @Test("are in the rule's explanation")
  func explained() {
    #expect(RuleGuide.text(of: MixedRule.description).contains("Warns by default:\n- `certain`\n"))
  }

  @Test("are named only by rules that report infos otherwise")
  func named() {
    for rule in LintRules.all.map({ $0.description }) where !rule.warnings.isEmpty {
      #expect(rule.severity == .info, "\(rule.identifier)")
    }
  }
}
