import IdentityLint
import Testing

@Suite("The score of the linter")
struct LintScoreTests {
  private func finding(
    _ path: String, _ lines: ClosedRange<Int>, rule: String = "self_id",
    severity: Severity = .warning
  ) -> Finding {
    let start = SourcePlace(line: lines.lowerBound, column: 1, offset: lines.lowerBound * 100)
    let end = SourcePlace(line: lines.upperBound, column: 9, offset: lines.upperBound * 100)
    return Finding(
      rule: rule, severity: severity, path: path, range: SourceRange(start: start, end: end),
      message: "")
  }

  @Test("counts findings and missed labels, by rule and verdict")
  func counts() throws {
    let labels = try LintLabel.read(
      """
      path\tline\trule\tverdict
      A.swift\t10\tself_id\ttrue
      A.swift\t30\tself_id\tfalse
      A.swift\t50\tself_id\ttrue
      A.swift\t70\tself_id\targuable
      B.swift\t5\tindex_id\tbenign

      """, named: "labels.tsv")
    let score = LintScore(
      labels: labels,
      findings: [10, 30, 70, 90].map { finding("A.swift", $0...$0) })
    let row = try #require(score.rows.first { $0.rule == "self_id" })
    #expect(row.reported == [.true: 1, .arguable: 1, .false: 1])
    #expect(row.unlabeled == 1)
    #expect(row.strictPrecision == Proportion(1, of: 3))
    #expect(row.lenientPrecision == Proportion(2, of: 3))
    #expect(row.recall == Proportion(1, of: 2))
    #expect(score.rows.first { $0.rule == "index_id" }?.labels == [.false: 1])
    #expect(score.total.strictPrecision == row.strictPrecision)
    #expect(score.mistakes.map(\.line) == [30, 50])
  }

  @Test("a finding matches a label up to two lines away, by the end of the path")
  func meeting() throws {
    let labels = try LintLabel.read("Views/A.swift\t10\tself_id\ttrue", named: "l")
    func hits(_ finding: Finding) -> Int {
      LintScore(labels: labels, findings: [finding]).total.recall.count
    }
    #expect(hits(finding("/src/App/Views/A.swift", 12...14)) == 1)
    #expect(hits(finding("A.swift", 4...8)) == 1)
    #expect(hits(finding("/src/App/Views/A.swift", 13...14)) == 0)
    #expect(hits(finding("/src/App/OtherViews/A.swift", 10...10)) == 0)
    #expect(hits(finding("/src/Views/BA.swift", 10...10)) == 0)
    #expect(hits(finding("Views/A.swift", 10...10, severity: .info)) == 0)
  }

  @Test("another rule finds a fault, but does not take the verdict on a rule")
  func otherRule() throws {
    let labels = try LintLabel.read("A.swift\t10\tself_id\ttrue", named: "l")
    let score = LintScore(
      labels: labels, findings: [finding("A.swift", 10...10, rule: "index_id")])
    #expect(score.total.recall == Proportion(1, of: 1))
    #expect(score.total.unlabeled == 1)
    #expect(score.total.strictPrecision.total == 0)
  }

  @Test("a label without a rule applies its verdict to the finding of any rule")
  func noRule() throws {
    let labels = try LintLabel.read(
      "A.swift\t10\tnone\ttrue\nA.swift\t11\tself_id\tfalse", named: "l")
    let found = LintScore(
      labels: labels, findings: [finding("A.swift", 10...10, rule: "index_id")])
    #expect(found.total.strictPrecision == Proportion(1, of: 1))
    let own = LintScore(labels: labels, findings: [finding("A.swift", 10...10)])
    #expect(own.total.reported == [.false: 1])
  }

  @Test("equal paths in two repositories are two locations")
  func repositories() throws {
    let labels = try LintLabel.read(
      """
      repo\tpath\tline\trule\tverdict
      a/One\tViews/A.swift\t10\tself_id\ttrue
      b/Two\tViews/A.swift\t10\tself_id\tfalse
      """,
      named: "l")
    let score = LintScore(labels: labels, findings: [finding("apps/b+Two/Views/A.swift", 10...10)])
    #expect(score.total.reported == [.false: 1])
    #expect(score.total.recall == Proportion(0, of: 1))
    #expect(
      LintScore(labels: labels, findings: [finding("Views/A.swift", 10...10)]).total.recall.count
        == 1)
  }

  @Test("nothing reported has no precision, nothing labeled true has no recall")
  func nothing() throws {
    let score = LintScore(
      labels: try LintLabel.read("A.swift\t1\tself_id\tbenign", named: "l"), findings: [])
    #expect(score.total.strictPrecision.value == nil)
    #expect(score.total.recall.value == nil)
    #expect(score.total.labels == [.false: 1])
  }

  @Test(
    "the interval is Wilson's at 95 %",
    arguments: [
      (0, 0, 0.0, 1.0), (0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0),
      (81, 263, 0.255, 0.366),
    ])
  func interval(count: Int, total: Int, low: Double, high: Double) {
    let interval = Proportion(count, of: total).interval
    #expect(abs(interval.lowerBound - low) < 0.0006)
    #expect(abs(interval.upperBound - high) < 0.0006)
  }

  @Test(
    "a row that is not of the form is an error with its line",
    arguments: [
      ("A.swift\t1\tself_id", 1, "no label"),
      (
        "A.swift\t1\tself_id\ttrue\n\n# x\nA.swift\tten\tself_id\ttrue", 4,
        "`ten` is no line number"
      ),
      ("A.swift\t0\tself_id\ttrue", 1, "`0` is no line number"),
      ("A.swift\t1\tself_id\tmaybe", 1, "`maybe` is none of"),
      ("path\tline\trule\nA.swift\t1\tself_id", 1, "the heading has no column `label`"),
      ("\t1\tself_id\ttrue", 1, "no path"),
      ("repo\tpath\tline\trule\tverdict\n\tA.swift\t1\tself_id\ttrue", 2, "no repo"),
    ])
  func malformed(text: String, line: Int, problem: String) {
    let error = #expect(throws: LintLabelError.self) {
      try LintLabel.read(text, named: "labels.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("labels.tsv:\(line): \(problem)") == true)
  }

  @Test("columns may be in another order, and lines may end with CR LF")
  func columns() throws {
    let labels = try LintLabel.read(
      "rule\tverdict\tpath\tline\tnote\r\nself_id\ttrue\tA.swift\t3\tx\r\n", named: "l")
    #expect(labels == [LintLabel(path: "A.swift", line: 3, rule: "self_id", verdict: .true)])
  }
}
