/// How right the linter is, measured against labels that people gave.
///
/// A finding meets a label of its rule when their paths are the same, or one ends in all components
/// of the other, and the label's line lies in the finding's range or at most two lines from it.
/// Only warnings and errors count: an `info` finding claims nothing, so it neither hits nor misses.
public struct LintScore: Hashable, Sendable {
  /// How far a label may be from a finding, in lines: files move a little between being labelled
  /// and being read.
  public static let slack = 2

  public struct Row: Hashable, Sendable {
    public var rule: String
    /// Labelled true and reported.
    public var truePositives = 0
    /// Labelled benign and reported.
    public var falsePositives = 0
    /// Labelled true and not reported.
    public var falseNegatives = 0
    /// Labelled benign and not reported.
    public var trueNegatives = 0
    /// Reported where no label is.
    public var unlabelled = 0

    /// Of what is reported and labelled, the part labelled true; nil where nothing is.
    public var precision: Double? { Row.part(truePositives, of: truePositives + falsePositives) }
    /// Of what is labelled true, the part reported; nil where nothing is.
    public var recall: Double? { Row.part(truePositives, of: truePositives + falseNegatives) }

    private static func part(_ count: Int, of all: Int) -> Double? {
      all == 0 ? nil : Double(count) / Double(all)
    }
  }

  /// By rule, in the order of their identifiers.
  public var rows: [Row]
  /// All rules together.
  public var total: Row
  /// Labels on which it went wrong: reported though benign, or missed though true.
  public var mistakes: [LintLabel]

  public init(labels: [LintLabel], findings: [Finding]) {
    let reports = Dictionary(grouping: findings.filter { $0.severity >= .warning }, by: \.rule)
    var rows: [String: Row] = [:]
    var mistakes: [LintLabel] = []
    var met: Set<Finding> = []
    for label in labels {
      var row = rows[label.rule] ?? Row(rule: label.rule)
      let hits = (reports[label.rule] ?? []).filter { Self.meets($0, label) }
      met.formUnion(hits)
      switch (label.isTrue, hits.isEmpty) {
      case (true, false): row.truePositives += 1
      case (true, true): row.falseNegatives += 1
      case (false, false): row.falsePositives += 1
      case (false, true): row.trueNegatives += 1
      }
      if label.isTrue == hits.isEmpty { mistakes.append(label) }
      rows[label.rule] = row
    }
    for (rule, found) in reports {
      rows[rule, default: Row(rule: rule)].unlabelled = found.filter { !met.contains($0) }.count
    }
    self.rows = rows.values.sorted { $0.rule < $1.rule }
    self.mistakes = mistakes
    total = Row(rule: "all")
    for row in self.rows {
      total.truePositives += row.truePositives
      total.falsePositives += row.falsePositives
      total.falseNegatives += row.falseNegatives
      total.trueNegatives += row.trueNegatives
      total.unlabelled += row.unlabelled
    }
  }

  static func meets(_ finding: Finding, _ label: LintLabel) -> Bool {
    guard finding.range.start.line - slack <= label.line,
      label.line <= finding.range.end.line + slack
    else { return false }
    let own = finding.path.split(separator: "/").filter { $0 != "." }
    let labelled = label.path.split(separator: "/").filter { $0 != "." }
    guard !own.isEmpty, !labelled.isEmpty else { return false }
    return own.count >= labelled.count
      ? own.suffix(labelled.count) == labelled[...] : labelled.suffix(own.count) == own[...]
  }
}
