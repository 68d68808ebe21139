import Foundation

/// The tests that name each rule, and their results.
struct RuleTable {
  struct Row {
    let rule: Rule
    var tests: [TestRecord]
    var hasPassed: Bool { !tests.isEmpty && tests.allSatisfy { $0.outcome == .passed } }
  }

  let rows: [Row]
  /// Rules that tests name and the document does not have.
  let unknown: [String]

  init(_ rules: [Rule], _ tests: [TestRecord]) {
    var byRule: [String: [TestRecord]] = [:]
    for test in tests {
      for rule in Rule.numbers(in: test.name) { byRule[rule, default: []].append(test) }
    }
    rows = rules.map { Row(rule: $0, tests: byRule[$0.number] ?? []) }
    let known = Set(rules.map(\.number))
    unknown = byRule.keys.filter { !known.contains($0) }.sorted()
  }

  /// Every rule has a test, and all of its tests have passed.
  var isComplete: Bool { unknown.isEmpty && rows.allSatisfy(\.hasPassed) }

  /// One line for each rule, with its tests below it if `isLong`, and a summary.
  func text(isLong: Bool) -> String {
    var lines: [String] = []
    for row in rows {
      let state = row.tests.isEmpty ? "NO TEST" : row.hasPassed ? "pass" : "FAIL"
      let count = "\(row.tests.count) \(row.tests.count == 1 ? "test" : "tests")"
      lines.append(
        "\(padded(row.rule.number, 4)) \(padded(state, 8)) \(padded(count, 9)) \(row.rule.title)")
      for test in row.tests where isLong || test.outcome != .passed {
        lines.append("       \(padded(test.outcome.rawValue, 8)) \(test.name)")
      }
    }
    for rule in unknown { lines.append("\(rule): named by a test, and not in the rules") }
    let passed = rows.count { $0.hasPassed }
    lines.append(
      """
      \(passed) of \(rows.count) rules have tests that pass; \
      \(Set(rows.flatMap { $0.tests.map(\.id) }).count) tests name a rule
      """
    )
    return lines.joined(separator: "\n")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A rule as the document has it.
struct Rule {
  /// `R12`
  let number: String
  /// The beginning of its text.
  let title: String

  /// The rules of the document: its list items that begin with a number in bold.
  static func all(in document: String) -> [Rule] {
    document.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- **R"), let end = line.dropFirst(4).firstRange(of: "** ") else {
        return nil
      }
      let number = line.dropFirst(4)[..<end.lowerBound]
      let words = line[end.upperBound...]
      let first = words.firstRange(of: ". ").map { words[..<$0.lowerBound] } ?? words
      return Rule(
        number: String(number), title: first.count > 90 ? first.prefix(88) + "…" : String(first))
    }
  }

  /// The rules that a test's name pins: `R2 R20 …`, `R1-R10 …`.
  static func numbers(in name: String) -> [String] {
    var numbers: [String] = []
    for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
      let ends = word.split(separator: "-").compactMap { part in
        part.first == "R" ? Int(part.dropFirst()) : nil
      }
      guard let first = ends.first, ends.count == word.split(separator: "-").count,
        let last = ends.last, last >= first
      else { continue }
      // A range names the rules that there are in it.
      numbers += (first...last).map { "R\($0)" }
    }
    return numbers
  }
}
