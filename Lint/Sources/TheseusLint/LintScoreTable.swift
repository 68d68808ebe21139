import Foundation
import IdentityLint

/// Precision and recall by rule, and the labels that were got wrong.
struct LintScoreTable {
  let score: LintScore

  init(_ score: LintScore) { self.score = score }

  var text: String {
    let head = [
      "rule", "precision", "recall", "true +", "false +", "missed", "true -", "unlabelled",
    ]
    let rows = (score.rows + [score.total]).map { row in
      [row.rule, percent(row.precision), percent(row.recall)]
        + [
          row.truePositives, row.falsePositives, row.falseNegatives, row.trueNegatives,
          row.unlabelled,
        ].map(String.init)
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    var text = ""
    for row in [head] + rows {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      text += cells.joined(separator: "  ") + "\n"
    }
    for label in score.mistakes {
      text +=
        "\(label.isTrue ? "missed " : "false +") \(label.rule) \(label.path):\(label.line)\n"
    }
    return text
  }

  private func percent(_ part: Double?) -> String {
    part.map { String(format: "%.1f %%", $0 * 100) } ?? "-"
  }
}
