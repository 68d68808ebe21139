import Foundation
import IdentityLint

/// Precision and recall by rule with their 95 % intervals, and the labels that the linter got
/// wrong.
struct LintScoreTable {
  let score: LintScore

  init(_ score: LintScore) { self.score = score }

  var text: String {
    let head = [
      "rule", "true", "arguable", "false", "unlabeled", "strict precision", "lenient precision",
      "recall",
    ]
    let rows = (score.rows + [score.total]).map { row in
      [row.rule] + LintLabel.Verdict.allCases.map { String(row.reported[$0] ?? 0) }
        + [String(row.unlabeled)]
        + [row.strictPrecision, row.lenientPrecision, row.recall].map(Self.text)
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in [head] + rows {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      text += cells.joined(separator: "  ") + "\n"
    }
    for label in score.mistakes {
      let kind = label.verdict == .true ? "missed" : "false "
      let repository = label.repository.map { $0 + "/" } ?? ""
      text += "\(kind) \(label.rule) \(repository)\(label.path):\(label.line)\n"
    }
    return text
  }

  /// Such as `75.0 % of 12 (46.8–91.1)`.
  static func text(_ part: Proportion) -> String {
    guard let value = part.value else { return "-" }
    let interval = part.interval
    return String(
      format: "%.1f %% of %d (%.1f–%.1f)", value * 100, part.total, interval.lowerBound * 100,
      interval.upperBound * 100)
  }
}
