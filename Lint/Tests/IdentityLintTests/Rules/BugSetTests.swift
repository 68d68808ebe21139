import Foundation
import IdentityLint
import Testing

/// `Sets/` has 55 sets of small bugs and look-alikes, with the first run on each.
@Suite("The sets of small bugs")
struct BugSetTests {
  struct Case: CustomStringConvertible, Sendable {
    /// As in `First/Bugs/01-PackingList.swift`.
    let file: String
    /// The rules that report it by default, infos among them.
    let rules: Set<String>
    /// Those among them that warn.
    let warnings: Set<String>
    var description: String { file }
    var isBug: Bool { file.contains("/Bugs/") }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sets")

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  static let cases: [Case] = text("runs.tsv").split(separator: "\n").dropFirst().map { row in
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func rules(_ cell: String) -> Set<String> {
      cell == "-" ? [] : Set(cell.split(separator: " ").map(String.init))
    }
    return Case(file: cells[0], rules: rules(cells[4]), warnings: rules(cells[5]))
  }

  @Test("have 868 bugs with their place marked and 868 look-alikes")
  func complete() {
    #expect(Self.cases.count { $0.isBug } == 868)
    #expect(Self.cases.count { !$0.isBug } == 868)
    for one in Self.cases {
      #expect(Self.text(one.file).contains("// bug: ") == one.isBug, "\(one)")
    }
  }

  @Test("no look-alike is reported with a warning")
  func lookAlikes() {
    #expect(Self.cases.allSatisfy { $0.isBug || $0.warnings.isEmpty })
  }

  @Test("are reported as the table says", arguments: cases)
  func reported(_ one: Case) {
    let unit = SourceUnit(path: one.file, text: Self.text(one.file))
    let rules = LintRules.all.filter { $0.description.isOnByDefault }
    let found = Linter(rules: rules).findings(in: [unit])
    #expect(Set(found.map(\.rule)) == one.rules)
    #expect(Set(found.filter { $0.severity > .info }.map(\.rule)) == one.warnings)
  }
}
