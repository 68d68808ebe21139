import Foundation
import IdentityLint
import Testing

/// Each rule's example as `--explain` and the rule's page show it. Theseus compiles and runs the
/// same code in `Tests/LintExamplesTests`.
@Suite("The examples")
struct ExampleTests {
  private static let identifiers = LintRules.all.map { $0.description.identifier }

  private func rule(_ identifier: String) throws -> any LintRule.Type {
    try #require(LintRules.all.first { $0.description.identifier == identifier })
  }

  private func findings(_ identifier: String, _ example: RuleExample) throws -> [Finding] {
    let text = "import SwiftUI\n\(example.failing)\n\n\(example.fixed)\n"
    return Linter(rules: [try rule(identifier)]).findings(in: [
      SourceUnit(path: "Example.swift", text: text)
    ]).complete
  }

  @Test("are reported in the failing example and not in the fixed one", arguments: identifiers)
  func reported(identifier: String) throws {
    let example = try #require(RuleExample.all[identifier])
    let length = example.failing.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = try findings(identifier, example).map(\.range.start.line)
    #expect(!lines.isEmpty, "nothing is reported in the failing example")
    #expect(lines.allSatisfy { $0 <= length + 1 }, "the fixed example is reported: \(lines)")
  }

  @Test("are on the rule's page, with the exemptions", arguments: identifiers)
  func page(identifier: String) throws {
    let description = try rule(identifier).description
    let example = try #require(description.example)
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Documentation/\(identifier).md"
    ).standardizedFileURL
    let page = try String(contentsOf: url, encoding: .utf8)
    for code in [example.failing, example.fixed] {
      #expect(page.contains("```swift\n\(code)\n```\n"))
    }
    // Long exemptions continue on an indented line.
    let joined = page.replacing("\n  ", with: " ")
    for item in description.warnings + description.exemptions {
      #expect(joined.contains("- \(item)\n"))
    }
    #expect(page.contains(description.isOnByDefault ? "On by default" : "Off by default"))
    if try findings(identifier, example).contains(where: { $0.fix != nil }) {
      #expect(page.contains("`--fix`"), "the page does not say what --fix does")
    }
  }
}
