import Foundation
import IdentityLint
import Testing

/// `Sets/` has 32 sets of small bugs and look-alikes, with the first run on each.
@Suite("The sets of small bugs")
struct BugSetTests {
  struct Case: CustomStringConvertible, Sendable {
    /// As in `First/Bugs/01-PackingList.swift`.
    let file: String
    /// The rules that report it by default, infos among them.
    let rules: Set<String>
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
    return Case(
      file: cells[0],
      rules: cells[4] == "-" ? [] : Set(cells[4].split(separator: " ").map(String.init)))
  }

  @Test("have 523 bugs with their place marked and 523 look-alikes")
  func complete() {
    #expect(Self.cases.count { $0.isBug } == 523)
    #expect(Self.cases.count { !$0.isBug } == 523)
    for one in Self.cases {
      #expect(Self.text(one.file).contains("// bug: ") == one.isBug, "\(one)")
    }
  }

  @Test("are reported as the table says", arguments: cases)
  func reported(_ one: Case) {
    let unit = SourceUnit(path: one.file, text: Self.text(one.file))
    let rules = LintRules.all.filter { $0.description.isOnByDefault }
    let found = Set(Linter(rules: rules).findings(in: [unit]).map(\.rule))
    #expect(found == one.rules)
  }
}
