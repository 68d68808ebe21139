import Foundation
import IdentityLint
import Testing

/// `Review/` has small bugs and look-alikes, one file each, and what each run reported.
@Suite("The small bugs and look-alikes")
struct ReviewTests {
  struct Case: CustomStringConvertible, Sendable {
    let file: String
    /// The rule that reports it by default; nil for none.
    let rule: String?
    var description: String { file }
    var isBug: Bool { file.hasPrefix("Bugs/") }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Review")

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  static let cases: [Case] = text("first-run.tsv").split(separator: "\n").dropFirst().map { row in
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return Case(file: cells[0], rule: cells[3] == "-" ? nil : cells[3])
  }

  @Test("cover 15 bugs with their place marked and 15 look-alikes")
  func complete() {
    #expect(Self.cases.count { $0.isBug } == 15)
    #expect(Self.cases.count { !$0.isBug } == 15)
    for one in Self.cases {
      #expect(Self.text(one.file).contains("// bug: ") == one.isBug, "\(one)")
    }
  }

  @Test("are reported as the table says, look-alikes not at all", arguments: cases)
  func reported(_ one: Case) {
    let unit = SourceUnit(path: one.file, text: Self.text(one.file))
    let rules = LintRules.all.filter { $0.description.isOnByDefault }
    let found = Set(
      Linter(rules: rules).findings(in: [unit]).complete.map(\.rule))
    #expect(found == Set([one.rule].compactMap(\.self)))
  }
}
