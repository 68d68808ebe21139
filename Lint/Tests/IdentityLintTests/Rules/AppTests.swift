import Foundation
import IdentityLint
import Testing

/// `Apps/` has four whole apps by authors who had not read the rules, each with 15 faults.
@Suite("Whole apps")
struct AppTests {
  struct Fault: Hashable {
    let app: String
    let file: String
    let line: Int
    let isFound: Bool
    var name: String { "\(app)/\(file):\(line)" }
  }

  /// A report, by its rule, severity and file.
  struct Report: Hashable, CustomStringConvertible {
    let app: String
    let file: String
    let rule: String
    let severity: String
    var description: String { "\(app)/\(file): \(severity): \(rule)" }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Apps")

  private static func rows(_ file: String) throws -> [[String]] {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  private static func faults() throws -> [Fault] {
    try rows("faults.tsv").map { cells in
      Fault(
        app: cells[0], file: cells[1], line: try #require(Int(cells[2])), isFound: cells[3] == "yes"
      )
    }
  }

  private static func units(of app: String) throws -> [SourceUnit] {
    let root = folder.appendingPathComponent(app)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return SourceUnit(path: path, text: text)
    }
  }

  @Test(
    "are reported as the table says, infos among the reports",
    arguments: ["App1", "App2", "App3", "App4"])
  func reported(_ app: String) throws {
    let rules = LintRules.all.filter { $0.description.isOnByDefault }
    let found = Set(
      Linter(rules: rules).findings(in: try Self.units(of: app)).map {
        Report(app: app, file: $0.path, rule: $0.rule, severity: "\($0.severity)")
      })
    let expected = Set(
      try Self.rows("reports.tsv").filter { $0[0] == app }.map {
        Report(app: $0[0], file: $0[1], rule: $0[2], severity: $0[3])
      })
    for report in expected.subtracting(found).sorted(by: { "\($0)" < "\($1)" }) {
      Issue.record("no longer reported: \(report)")
    }
    for report in found.subtracting(expected).sorted(by: { "\($0)" < "\($1)" }) {
      Issue.record("not in the table: \(report)")
    }
  }

  @Test("have 60 faults, of which the table names those found")
  func complete() throws {
    let faults = try Self.faults()
    #expect(faults.count == 60)
    let named = Set(try Self.rows("reports.tsv").map { $0[4] })
    for fault in faults {
      #expect(named.contains(fault.name) == fault.isFound, "\(fault.name)")
    }
    #expect(named.subtracting(faults.map(\.name)) == ["-"])
  }
}
