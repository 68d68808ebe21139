/// A location in an app that a developer has judged.
public struct LintLabel: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// State can be lost or mixed up.
    case `true`
    /// Only trivia is lost, or the event hardly happens.
    case arguable
    /// Nothing is lost.
    case `false`
  }

  /// The rule of a label that no rule covers.
  public static let noRule = "none"

  /// `OWNER/NAME`; `nil` when the path alone names the file.
  public var repository: String?
  public var path: String
  /// From 1.
  public var line: Int
  /// An identifier, or `LintLabel.noRule`.
  public var rule: String
  public var verdict: Verdict

  public init(
    repository: String? = nil, path: String, line: Int, rule: String, verdict: Verdict
  ) {
    self.repository = repository
    self.path = path
    self.line = line
    self.rule = rule
    self.verdict = verdict
  }
}

/// Why a table of labels cannot be read: the line and the fault.
public struct LintLabelError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var problem: String

  public var description: String { "\(file):\(line): \(problem)" }
}

extension LintLabel {
  /// Reads tab-separated labels: path, line, rule and verdict. A first line with the names of the
  /// columns may give them in another order, and may add `repo`; other columns are ignored. Empty
  /// lines and lines that begin with `#` are skipped. `benign` means `false`.
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
      labels.append(try label(cells, columns, file, index + 1))
    }
    return labels
  }

  private static func label(
    _ cells: [String], _ columns: [String: Int], _ file: String, _ line: Int
  ) throws(LintLabelError) -> LintLabel {
    func error(_ problem: String) -> LintLabelError {
      LintLabelError(file: file, line: line, problem: problem)
    }
    func cell(_ name: String) throws(LintLabelError) -> String {
      guard let column = columns[name], column < cells.count, !cells[column].isEmpty else {
        throw error("no \(name); a row is path, line, rule and verdict, with tabs between")
      }
      return cells[column]
    }
    let number = try cell("line")
    guard let place = Int(number), place > 0 else {
      throw error("`\(number)` is no line number")
    }
    let word = try cell("label")
    guard let verdict = word == "benign" ? .false : Verdict(rawValue: word) else {
      throw error("`\(word)` is none of `true`, `arguable`, `false` and `benign`")
    }
    return LintLabel(
      repository: columns["repo"] == nil ? nil : try cell("repo"), path: try cell("path"),
      line: place, rule: try cell("rule"), verdict: verdict)
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
