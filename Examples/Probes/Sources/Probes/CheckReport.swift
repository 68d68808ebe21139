#if canImport(TheseusTesting)
  import ProbeViews
  import SwiftUI

  /// The table of all answers, on standard output.
  @MainActor
  enum CheckReport {
    /// Runs every probe whose name contains one of `parts`; all for none.
    /// - Returns: the exit status.
    static func run(_ parts: [String], explains: Bool) async -> Int32 {
      let wanted = Probe.all.filter { probe in
        parts.isEmpty || parts.contains { probe.id.contains($0) }
      }
      guard !wanted.isEmpty else {
        FileHandle.standardError.write(
          Data("Probes: no probe's name contains \(parts.joined(separator: " or "))\n".utf8))
        return 64
      }
      var answers: [ProbeAnswer] = []
      for probe in wanted {
        for profile in probe.profiles {
          answers += await ProbeRunner.answers(to: probe, under: profile)
        }
      }
      print(table(answers, explains: explains))
      let wrong = answers.filter { !$0.isRight }.count
      print(
        """
        \n\(wanted.count) probes, \(answers.count) looks, \
        \(wrong == 0 ? "all as expected" : "\(wrong) not as expected")
        """
      )
      return wrong == 0 ? 0 : 1
    }

    static func table(_ answers: [ProbeAnswer], explains: Bool) -> String {
      let head = ["", "probe", "rules", "profile", "look", "expected", "actual"]
      let rows = answers.map { answer in
        [
          answer.isRight ? "ok" : "NO", answer.probe, answer.rules.joined(separator: " "),
          answer.profile, answer.what, answer.expected,
          answer.actual,
        ]
      }
      let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0
      }
      func line(_ cells: [String]) -> String {
        var line = ""
        for (cell, width) in zip(cells, widths) {
          line += cell + String(repeating: " ", count: width - cell.count + 2)
        }
        while line.last == " " { line.removeLast() }
        return line
      }
      var lines = [line(head)]
      for (answer, row) in zip(answers, rows) {
        lines.append(line(row))
        if explains || !answer.isRight, !answer.why.isEmpty { lines.append("      \(answer.why)") }
      }
      return lines.joined(separator: "\n")
    }
  }
#endif
