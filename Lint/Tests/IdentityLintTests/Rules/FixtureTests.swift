import Foundation
import IdentityLint
import Testing

/// Every file below `Fixtures/RULE` is a project of its own; a folder there is a project of several
/// files. A comment `// expect: rule` at the end of a line says that the rule reports that line
/// with complete evidence, `// expect-info: rule` that it lacks some. No other reports are allowed.
@Suite("The fixtures")
struct FixtureTests {
  @Test("are reported exactly where they are marked", arguments: Fixture.all)
  func fixture(_ fixture: Fixture) throws {
    let units = try fixture.files.map {
      SourceUnit(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let rules = LintRules.all.filter {
      $0.description.isOnByDefault || $0.description.identifier == fixture.rule
    }
    let found = Set(Linter(rules: rules).findings(in: units).map { Expectation($0) })
    let expected = try Set(fixture.files.flatMap(Expectation.read))
    for missing in expected.subtracting(found).sorted() {
      Issue.record("\(fixture): not reported: \(missing)")
    }
    for extra in found.subtracting(expected).sorted() {
      Issue.record("\(fixture): reported: \(extra)")
    }
  }

  @Test("every rule has true hits and look-alikes")
  func everyRule() {
    for rule in LintRules.all.map({ $0.description.identifier }) {
      let fixtures = Fixture.all.filter { $0.rule == rule }
      let expected = fixtures.flatMap { (try? $0.files.flatMap(Expectation.read)) ?? [] }
      #expect(
        expected.contains { $0.rule == rule }, "\(rule) has no fixture in which it is expected")
      #expect(
        fixtures.contains { ((try? $0.files.flatMap(Expectation.read)) ?? []).isEmpty },
        "\(rule) has no fixture of look-alikes")
    }
  }
}

struct Fixture: CustomStringConvertible, Sendable {
  let rule: String
  let files: [URL]
  let description: String

  static let all: [Fixture] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    return contents(root).flatMap { folder in
      contents(folder).map { entry in
        let files = entry.pathExtension == "swift" ? [entry] : contents(entry)
        return Fixture(
          rule: folder.lastPathComponent, files: files,
          description: "\(folder.lastPathComponent)/\(entry.lastPathComponent)")
      }
    }
  }()

  private static func contents(_ folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []).sorted { $0.path < $1.path }
  }
}

struct Expectation: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let rule: String
  let isInfo: Bool

  init(file: String, line: Int, rule: String, isInfo: Bool) {
    self.file = file
    self.line = line
    self.rule = rule
    self.isInfo = isInfo
  }

  init(_ finding: Finding) {
    self.init(
      file: finding.path, line: finding.range.start.line, rule: finding.rule,
      isInfo: !finding.isComplete)
  }

  static func read(_ file: URL) throws -> [Expectation] {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated().flatMap {
      index, line in
      ["// expect: ", "// expect-info: "].flatMap { mark -> [Expectation] in
        guard let found = line.range(of: mark) else { return [] }
        return line[found.upperBound...].split(separator: ",").map {
          Expectation(
            file: file.lastPathComponent, line: index + 1,
            rule: $0.trimmingCharacters(in: .whitespaces),
            isInfo: mark.hasPrefix("// expect-info"))
        }
      }
    }
  }

  var description: String { "\(file):\(line) \(rule)\(isInfo ? " (info)" : "")" }

  static func < (left: Expectation, right: Expectation) -> Bool {
    (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
  }
}
