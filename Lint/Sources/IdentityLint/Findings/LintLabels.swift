/// A place that a person has judged: whether a rule is right to report it.
public struct LintLabel: Hashable, Sendable {
  public var path: String
  /// From 1.
  public var line: Int
  public var rule: String
  public var isTrue: Bool

  public init(path: String, line: Int, rule: String, isTrue: Bool) {
    self.path = path
    self.line = line
    self.rule = rule
    self.isTrue = isTrue
  }
}

/// Why a table of labels cannot be read: which line, and what is wrong with it.
public struct LintLabelError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var problem: String

  public var description: String { "\(file):\(line): \(problem)" }
}

extension LintLabel {
  /// Reads tab-separated labels: path, line, rule, and `true` or `benign`; further columns are for
  /// people. A first line that begins with `path` names the columns and may put them in another
  /// order. Empty lines and lines that begin with `#` say nothing.
  ///
  /// - Throws: `LintLabelError` with the line of the first row that is not of this form.
  public static func read(_ text: String, named file: String) throws(LintLabelError) -> [LintLabel]
  {
    var labels: [LintLabel] = []
    var columns = ["path": 0, "line": 1, "rule": 2, "label": 3]
    var isFirst = true
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if line.isEmpty || line.first == "#" { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      defer { isFirst = false }
      if isFirst, cells.contains("path"), cells.contains("line") {
        columns = try header(cells, file, index + 1)
        continue
      }
      func cell(_ name: String) throws(LintLabelError) -> String {
        guard let column = columns[name], column < cells.count, !cells[column].isEmpty else {
          throw LintLabelError(
            file: file, line: index + 1,
            problem: "no \(name); a row is path, line, rule, true or benign, with tabs between")
        }
        return cells[column]
      }
      let number = try cell("line")
      guard let place = Int(number), place > 0 else {
        throw LintLabelError(file: file, line: index + 1, problem: "`\(number)` is no line number")
      }
      let verdict = try cell("label")
      guard ["true", "benign"].contains(verdict) else {
        throw LintLabelError(
          file: file, line: index + 1, problem: "`\(verdict)` is neither `true` nor `benign`")
      }
      labels.append(
        LintLabel(
          path: try cell("path"), line: place, rule: try cell("rule"), isTrue: verdict == "true"))
    }
    return labels
  }

  private static func header(_ cells: [String], _ file: String, _ line: Int) throws(LintLabelError)
    -> [String: Int]
  {
    var columns: [String: Int] = [:]
    for (index, cell) in cells.enumerated() {
      columns[cell == "verdict" || cell == "true/benign" ? "label" : cell] = index
    }
    for name in ["path", "line", "rule", "label"] where columns[name] == nil {
      throw LintLabelError(file: file, line: line, problem: "the heading has no column `\(name)`")
    }
    return columns
  }
}
