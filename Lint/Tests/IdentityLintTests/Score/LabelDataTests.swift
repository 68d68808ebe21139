import Foundation
import IdentityLint
import Testing

/// The judged places of real apps, in `Labels/`. `tune` has the apps that rules are tuned on,
/// `held` the apps that are measured before any rule is tuned on them.
@Suite("The labels of real apps")
struct LabelDataTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Labels")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".tsv") }.sorted()
  }()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func rows(_ name: String) throws -> [[String: String]] {
    let lines = try text(name).split(separator: "\n")
    let head = try #require(lines.first).split(separator: "\t").map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(head, cells)) { first, _ in first }
    }
  }

  @Test("each row has a location, a known rule, a verdict and a reason", arguments: names)
  func form(name: String) throws {
    let labels = try LintLabel.read(try Self.text(name), named: name)
    let rules = Set(LintRules.all.map { $0.description.identifier }).union([LintLabel.noRule])
    #expect(!labels.isEmpty)
    for label in labels {
      #expect(rules.contains(label.rule), "\(name): \(label.rule)")
      #expect(label.repository?.split(separator: "/").count == 2)
      #expect(label.path.hasSuffix(".swift"))
    }
    for row in try Self.rows(name) {
      #expect(row["commit"]?.count == 12)
      #expect((row["reason"]?.count ?? 0) > 15, "\(row)")
    }
  }

  @Test("no app is tuned on and measured")
  func split() throws {
    func repositories(_ half: String) throws -> Set<String> {
      try Self.names.filter { $0.hasPrefix(half) }.reduce(into: []) { all, name in
        all.formUnion(try LintLabel.read(try Self.text(name), named: name).compactMap(\.repository))
      }
    }
    let tuned = try repositories("tune")
    #expect(!tuned.isEmpty)
    #expect(tuned.isDisjoint(with: try repositories("held")))
  }

  @Test("the README publishes the verdicts on the apps that are measured")
  func figures() throws {
    let readme = Self.folder.appendingPathComponent("../../../README.md").standardizedFileURL
    let page = try String(contentsOf: readme, encoding: .utf8)
    let labels = try LintLabel.read(try Self.text("held-verdicts.tsv"), named: "held-verdicts.tsv")
    let groups = Dictionary(grouping: labels, by: \.rule)
      .merging(["all": labels]) { first, _ in first }
    for (rule, verdicts) in groups {
      let counts = LintLabel.Verdict.allCases.map { verdict in
        verdicts.count { $0.verdict == verdict }
      }
      let name = rule == "all" ? rule : "`\(rule)`"
      let row = ([name] + ([verdicts.count] + counts).map(String.init)).joined(separator: " | ")
      #expect(page.contains("| \(row) |"), "\(row)")
    }
  }

  @Test(
    "a rule's page has the figures of the apps that are measured, or says that there are none",
    arguments: LintRules.all.map { $0.description }.filter(\.isOnByDefault).map(\.identifier))
  func pages(rule: String) throws {
    let file = Self.folder.appendingPathComponent("../../../Documentation/\(rule).md")
    let page = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    let section = try #require(page.range(of: "## Precision\n")).upperBound
    let text = page[section...]
    let labels = try LintLabel.read(try Self.text("held-verdicts.tsv"), named: "held-verdicts.tsv")
    let count = labels.count { $0.rule == rule }
    if count == 0 {
      #expect(text.contains("Unmeasured on unseen apps"))
    } else {
      #expect(text.contains("\(count) warning") || count == 1 && text.contains("1 warning"))
    }
    // Apps that rules were tuned on give no figure.
    #expect(!text.contains("tuned on it"))
  }
}
