import Foundation
import IdentityLint
import Testing

/// A rule's example: the blocks of a source file between `// failing:` or `// fixed:` and `// end`,
/// which are compiled, run, linted, and shown on the rule's page. `Scripts/make-lint-examples.py`
/// copies them there and to where `--explain` takes them from.
struct LintExample {
  let rule: String
  let file: String

  private struct Block {
    let lines: ClosedRange<Int>
    let text: String
  }

  private struct NoBlock: Error {
    let marker: String
  }

  func check() throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let failing = try block("// failing:", in: text)
    let fixed = try block("// fixed:", in: text)
    let rules = LintRules.all.filter { $0.description.identifier == rule }
    #expect(rules.count == 1)
    let findings = Linter(rules: rules).findings(in: [SourceUnit(path: "Example.swift", text: text)]
    )
    let lines = findings.filter { $0.severity >= .warning }.map(\.range.start.line)
    #expect(
      lines.contains { failing.lines.contains($0) }, "nothing is reported in the failing example")
    #expect(
      !lines.contains { fixed.lines.contains($0) },
      "something is reported in the fixed example: \(lines)")
    let page = try String(contentsOf: pages.appendingPathComponent("\(rule).md"), encoding: .utf8)
    #expect(LintExample.codeBlocks(of: page) == [failing.text, fixed.text])
    #expect(
      rules.first?.description.example == RuleExample(failing: failing.text, fixed: fixed.text),
      "`--explain` shows another example: run Scripts/make-lint-examples.py")
    for exemption in rules.first?.description.exemptions ?? [] {
      #expect(page.contains("- \(exemption)\n"))
    }
    #expect(
      page.contains(
        rules.first?.description.isOnByDefault == true ? "On by default" : "Off by default"))
    if findings.contains(where: { $0.fix != nil }) {
      #expect(page.contains("`--fix`"), "the page does not say what --fix does")
    }
  }

  private var pages: URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(
      "../../Documentation/Lint"
    ).standardizedFileURL
  }

  private func block(_ marker: String, in text: String) throws -> Block {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: marker[...]),
      let end = lines[start...].firstIndex(of: "// end"), end > start + 1
    else {
      throw NoBlock(marker: marker)
    }
    return Block(lines: (start + 2)...end, text: lines[(start + 1)..<end].joined(separator: "\n"))
  }

  private static func codeBlocks(of page: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = lines {
        if line == "```" {
          blocks.append(open.joined(separator: "\n"))
          lines = nil
        } else {
          lines = open + [line]
        }
      } else if line == "```swift" {
        lines = []
      }
    }
    return blocks
  }
}
