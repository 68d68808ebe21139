import Foundation
import IdentityLint
import Testing

/// The page that compares the linter with others, on the failing examples of rules.
@Suite("The comparison page")
struct ComparisonTests {
  struct Row: CustomStringConvertible, Sendable {
    let rule: String
    let isOff: Bool
    var description: String { rule }
  }

  static let rows: [Row] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/comparison.md").standardizedFileURL
    let page = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return page.split(separator: "\n").filter { $0.hasPrefix("| [") }.compactMap { line in
      let cell = line.split(separator: "|").dropFirst().first ?? ""
      let words = cell.split(separator: "`")
      guard words.count > 1 else { return nil }
      return Row(rule: String(words[1]), isOff: cell.contains("off by default"))
    }
  }()

  @Test("has 20 snippets")
  func count() { #expect(Set(Self.rows.map(\.rule)).count == 20) }

  @Test("says what the linter reports in each snippet", arguments: rows)
  func reported(_ row: Row) throws {
    let rule = try #require(LintRules.all.first { $0.description.identifier == row.rule })
    #expect(rule.description.isOnByDefault == !row.isOff)
    let example = try #require(rule.description.example)
    let unit = SourceUnit(path: "Example.swift", text: "import SwiftUI\n\(example.failing)\n")
    let found = Linter(rules: [rule]).findings(in: [unit]).complete
    #expect(!found.isEmpty)
  }
}
