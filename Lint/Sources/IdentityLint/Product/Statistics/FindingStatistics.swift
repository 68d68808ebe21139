/// Counts by project and rule: a table for reading, and the rows of a Findings.csv for any set of
/// apps.
public struct FindingStatistics: Sendable {
  public struct Row: Hashable, Sendable {
    public var project: String
    public var rule: String
    public var severity: Severity
    public var findings: Int
    /// Files with at least one.
    public var files: Int
  }

  public struct Project: Hashable, Sendable {
    public var path: String
    public var files: Int
    public var lines: Int
  }

  public let projects: [Project]
  /// By project, then by rule in the order of the list of rules; rules without a finding have none.
  public let rows: [Row]
  private let rules: [String]

  public init(_ report: LintReport) {
    let byProject = Dictionary(grouping: report.files, by: \.project)
    projects = byProject.map {
      Project(path: $0.key, files: $0.value.count, lines: $0.value.reduce(0) { $0 + $1.lines })
    }
    .sorted { $0.path < $1.path }
    let projectByPath = Dictionary(report.files.map { ($0.path, $0.project) }) { first, _ in first }
    let order = report.rules.map(\.identifier)
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    struct Key: Hashable {
      let project: String
      let rule: String
      let severity: Severity
    }
    let groups = Dictionary(grouping: report.findings) {
      Key(project: projectByPath[$0.path] ?? "", rule: $0.rule, severity: $0.severity)
    }
    rows =
      groups.map {
        Row(
          project: $0.project, rule: $0.rule, severity: $0.severity, findings: $1.count,
          files: Set($1.map(\.path)).count)
      }
      .sorted {
        ($0.project, places[$0.rule] ?? .max, $1.severity) < (
          $1.project, places[$1.rule] ?? .max, $0.severity
        )
      }
    rules = order.filter { rule in report.findings.contains { $0.rule == rule } }
  }

  /// A line for each project, rule and severity with findings; a project without any has one with
  /// an empty rule and 0.
  public var csv: String {
    var text = "project,rule,severity,findings,files_with_findings,files,lines\n"
    for project in projects {
      let own = rows.filter { $0.project == project.path }
      for row in own {
        text += [
          project.path, row.rule, row.severity.rawValue, String(row.findings), String(row.files),
        ].map(FindingStatistics.quoted)
          .joined(separator: ",")
        text += ",\(project.files),\(project.lines)\n"
      }
      if own.isEmpty {
        text +=
          "\(FindingStatistics.quoted(project.path)),,,0,0,\(project.files),\(project.lines)\n"
      }
    }
    return text
  }

  /// By rule, then by project.
  public var table: String {
    let byRule = rules.map { rule in
      let own = rows.filter { $0.rule == rule }
      return [
        rule, String(FindingStatistics.count(own, .error)),
        String(FindingStatistics.count(own, .warning)),
        String(FindingStatistics.count(own, .info)), String(Set(own.map(\.project)).count),
      ]
    }
    let byProject = projects.map { project in
      let own = rows.filter { $0.project == project.path }
      return [
        project.path, String(FindingStatistics.count(own, .error)),
        String(FindingStatistics.count(own, .warning)),
        String(FindingStatistics.count(own, .info)), String(project.files), String(project.lines),
      ]
    }
    let total = [
      "total", String(FindingStatistics.count(rows, .error)),
      String(FindingStatistics.count(rows, .warning)),
      String(FindingStatistics.count(rows, .info)),
    ]
    let ruleTotal = total + [String(Set(rows.map(\.project)).count)]
    let projectTotal =
      total + [
        String(projects.reduce(0) { $0 + $1.files }), String(projects.reduce(0) { $0 + $1.lines }),
      ]
    return FindingStatistics.table(
      ["rule", "errors", "warnings", "infos", "projects"], byRule + [ruleTotal]) + "\n"
      + FindingStatistics.table(
        ["project", "errors", "warnings", "infos", "files", "lines"], byProject + [projectTotal])
  }

  private static func count(_ rows: [Row], _ severity: Severity) -> Int {
    rows.reduce(0) { $0 + ($1.severity == severity ? $1.findings : 0) }
  }

  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      row.enumerated().map { column, cell in
        let pad = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + pad : pad + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
