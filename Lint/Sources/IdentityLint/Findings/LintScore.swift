/// How accurate the linter is, measured against labels.
///
/// A finding meets a label when their paths are the same, or one ends in all components of the
/// other, and the label's line lies in the finding's range or at most two lines from it. With a
/// repository, the folder above the label's path must end in the repository's name.
///
/// Precision counts findings: each has the verdict of the label of its rule that it matches, or of
/// a label without a rule. Recall counts labels: one is found when any finding matches it, because
/// any rule informs the developer. Only warnings and errors count: an `info` finding claims
/// nothing.
public struct LintScore: Hashable, Sendable {
  /// The greatest distance between a label and a finding, in lines. Files may change a little after
  /// they were labeled.
  public static let slack = 2

  public struct Row: Hashable, Sendable {
    public var rule: String
    /// Findings by the verdict on them.
    public var reported: [LintLabel.Verdict: Int] = [:]
    /// Findings without a label.
    public var unlabeled = 0
    /// Labels by their verdict.
    public var labels: [LintLabel.Verdict: Int] = [:]
    /// Labels that a finding meets, by their verdict.
    public var found: [LintLabel.Verdict: Int] = [:]

    /// The share of labeled findings that are true.
    public var strictPrecision: Proportion { Proportion(reported[.true] ?? 0, of: judged) }
    /// The share of labeled findings that are true or arguable.
    public var lenientPrecision: Proportion {
      Proportion(judged - (reported[.false] ?? 0), of: judged)
    }
    /// The share of labels with the verdict true that are found.
    public var recall: Proportion { Proportion(found[.true] ?? 0, of: labels[.true] ?? 0) }

    private var judged: Int { reported.values.reduce(0, +) }

    fileprivate mutating func add(_ other: Row) {
      reported.merge(other.reported, uniquingKeysWith: +)
      labels.merge(other.labels, uniquingKeysWith: +)
      found.merge(other.found, uniquingKeysWith: +)
      unlabeled += other.unlabeled
    }
  }

  /// By rule, in the order of their identifiers.
  public var rows: [Row]
  /// All rules together.
  public var total: Row
  /// Labels on which the linter is wrong: reported though false, or missed though true.
  public var mistakes: [LintLabel]

  public init(labels: [LintLabel], findings: [Finding]) {
    let reports = findings.filter { $0.severity >= .warning }
    var rows: [String: Row] = [:]
    var mistakes: [LintLabel] = []
    for label in labels {
      let hits = reports.filter { Self.meets($0, label) }
      let counts = { (finding: Finding) in Self.covers(label, finding.rule) }
      rows[label.rule, default: Row(rule: label.rule)].labels[label.verdict, default: 0] += 1
      if !hits.isEmpty { rows[label.rule]?.found[label.verdict, default: 0] += 1 }
      if label.verdict == .true
        ? hits.isEmpty : label.verdict == .false && hits.contains(where: counts)
      {
        mistakes.append(label)
      }
    }
    for finding in reports {
      if let verdict = Self.verdict(on: finding, labels) {
        rows[finding.rule, default: Row(rule: finding.rule)].reported[verdict, default: 0] += 1
      } else {
        rows[finding.rule, default: Row(rule: finding.rule)].unlabeled += 1
      }
    }
    self.rows = rows.values.sorted { $0.rule < $1.rule }
    self.mistakes = mistakes
    total = Row(rule: "all")
    for row in self.rows { total.add(row) }
  }

  private static func covers(_ label: LintLabel, _ rule: String) -> Bool {
    label.rule == rule || label.rule == LintLabel.noRule
  }

  /// A label of the finding's rule wins over one without a rule, then the nearest.
  private static func verdict(on finding: Finding, _ labels: [LintLabel]) -> LintLabel.Verdict? {
    labels.filter { covers($0, finding.rule) && meets(finding, $0) }
      .min { rank(finding, $0) < rank(finding, $1) }?.verdict
  }

  private static func rank(_ finding: Finding, _ label: LintLabel) -> (Int, Int) {
    (label.rule == finding.rule ? 0 : 1, abs(finding.range.start.line - label.line))
  }

  static func meets(_ finding: Finding, _ label: LintLabel) -> Bool {
    guard finding.range.start.line - slack <= label.line,
      label.line <= finding.range.end.line + slack
    else { return false }
    let own = finding.path.split(separator: "/").filter { $0 != "." }
    let labeled = label.path.split(separator: "/").filter { $0 != "." }
    guard !own.isEmpty, !labeled.isEmpty else { return false }
    guard own.count >= labeled.count else { return labeled.suffix(own.count) == own[...] }
    guard own.suffix(labeled.count) == labeled[...] else { return false }
    guard let name = label.repository?.split(separator: "/").last,
      let folder = own.dropLast(labeled.count).last
    else { return true }
    return folder.hasSuffix(name)
  }
}
