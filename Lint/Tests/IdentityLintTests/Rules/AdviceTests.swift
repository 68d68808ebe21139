import Foundation
import IdentityLint
import Testing

/// `Advice/` holds code for which rules give advice, and the same code with the advice followed.
/// Theseus compiles all of it, as the target `LintAdvice`; these tests lint it.
@Suite("Advice")
struct AdviceTests {
  struct Case: CustomStringConvertible, Sendable {
    let file: String
    let description: String
    let before: Range<Int>
    let after: Range<Int>
    /// Without white space.
    let followed: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Advice")
  static let files = [
    "ConditionalModifierAdvice.swift", "OtherAdvice.swift", "RuleAdvice.swift",
    "StateAdvice.swift", "LifetimeAdvice.swift", "TimingAdvice.swift", "SubscriptionAdvice.swift",
  ]

  /// Rules that are off by default give advice as well.
  private static let advising: Set<String> = [
    "conditional_modifier", "content_id", "hash_id", "inline_observed_object", "mirrored_state",
    "state_from_parent",
  ]

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  private static func cases(_ file: String) throws -> [Case] {
    let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("// case: ") }
    return try zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      let middle = try #require(lines[start..<end].firstIndex(of: "// after"))
      return Case(
        file: file, description: String(lines[start].dropFirst(9)), before: start + 1..<middle + 1,
        after: middle + 1..<end + 1,
        followed: lines[middle..<end].joined().filter { !$0.isWhitespace })
    }
  }

  @Test(
    "is given for the code before, leads to code without the fault, and was followed",
    arguments: files)
  func advice(file: String) throws {
    var units = [SourceUnit(path: file, text: try Self.text(file))]
    // Views that other files declare.
    for other in Self.files where other != file {
      units.append(SourceUnit(path: other, text: try Self.text(other)))
    }
    let rules = LintRules.all.filter {
      $0.description.isOnByDefault || Self.advising.contains($0.description.identifier)
    }
    let findings = Linter(rules: rules).findings(in: units).filter {
      $0.path == file && $0.isComplete
    }
    for one in try Self.cases(file) {
      let given = findings.filter { one.before.contains($0.range.start.line) }
      #expect(!given.isEmpty, "\(one): nothing is reported")
      #expect(
        !findings.contains { one.after.contains($0.range.start.line) },
        "\(one): the code with the advice followed is reported")
      for finding in given {
        for code in Self.code(in: finding.advice) {
          #expect(
            Self.holds(one.followed, code), "\(one): `\(code)` is not in the code that follows it")
        }
      }
    }
  }

  /// The advice between backticks that is more than a name.
  private static func code(in advice: String) -> [String] {
    advice.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      .filter { $0.contains("(") || $0.contains("{") || $0.contains("=") }
  }

  /// Whether the pieces between the `…` occur in a text in this order.
  private static func holds(_ text: String, _ code: String) -> Bool {
    var rest = text[...]
    for piece in code.filter({ !$0.isWhitespace }).split(separator: "…") {
      guard let found = rest.range(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
