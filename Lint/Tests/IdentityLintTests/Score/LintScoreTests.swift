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

  @Test("counts what is reported and what is missed, by rule")
  func counts() throws {
    let labels = try LintLabel.read(
      "path\tline\trule\tlabel\nA.swift\t10\tself_id\ttrue\nA.swift\t30\tself_id\tbenign\nA.swift\t50\tself_id\ttrue\nB.swift\t5\tindex_id\tbenign\n",
      named: "labels.tsv")
    let score = LintScore(
      labels: labels,
      findings: [
        finding("A.swift", 10...10), finding("A.swift", 30...30), finding("A.swift", 90...90),
      ])
    let row = try #require(score.rows.first { $0.rule == "self_id" })
    #expect(
      row.truePositives == 1 && row.falsePositives == 1 && row.falseNegatives == 1
        && row.unlabelled == 1)
    #expect(row.precision == 0.5 && row.recall == 0.5)
    #expect(score.rows.first { $0.rule == "index_id" }?.trueNegatives == 1)
    #expect(score.total.precision == 0.5)
    #expect(score.mistakes.map(\.line) == [30, 50])
  }

  @Test("a finding meets a label up to two lines away, by the end of the path")
  func meeting() throws {
    let labels = try LintLabel.read("Views/A.swift\t10\tself_id\ttrue", named: "l")
    func hits(_ finding: Finding) -> Int {
      LintScore(labels: labels, findings: [finding]).total.truePositives
    }
    #expect(hits(finding("/src/App/Views/A.swift", 12...14)) == 1)
    #expect(hits(finding("A.swift", 4...8)) == 1)
    #expect(hits(finding("/src/App/Views/A.swift", 13...14)) == 0)
    #expect(hits(finding("/src/App/OtherViews/A.swift", 10...10)) == 0)
    #expect(hits(finding("/src/Views/BA.swift", 10...10)) == 0)
    #expect(hits(finding("Views/A.swift", 10...10, rule: "index_id")) == 0)
    #expect(hits(finding("Views/A.swift", 10...10, severity: .info)) == 0)
  }

  @Test("nothing reported has no precision, nothing labelled true no recall")
  func nothing() throws {
    let score = LintScore(
      labels: try LintLabel.read("A.swift\t1\tself_id\tbenign", named: "l"), findings: [])
    #expect(
      score.total.precision == nil && score.total.recall == nil && score.total.trueNegatives == 1)
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
      ("A.swift\t1\tself_id\tmaybe", 1, "`maybe` is neither"),
      ("path\tline\trule\nA.swift\t1\tself_id", 1, "the heading has no column `label`"),
      ("\t1\tself_id\ttrue", 1, "no path"),
    ])
  func malformed(text: String, line: Int, problem: String) {
    let error = #expect(throws: LintLabelError.self) {
      try LintLabel.read(text, named: "labels.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("labels.tsv:\(line): \(problem)") == true)
  }

  @Test("columns may stand in another order, and lines may end in CR LF")
  func columns() throws {
    let labels = try LintLabel.read(
      "rule\tverdict\tpath\tline\tnote\r\nself_id\ttrue\tA.swift\t3\tx\r\n", named: "l")
    #expect(labels == [LintLabel(path: "A.swift", line: 3, rule: "self_id", isTrue: true)])
  }
}
