import Foundation

/// SARIF 2.1.0: one run with the rules' descriptions, the results with their fixes, and the files
/// that could not be linted as notifications.
struct SARIFFormat {
  private let context: ReportContext
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The name that relative paths are relative to.
  private static let root = "SRCROOT"

  init(_ context: ReportContext) { self.context = context }

  func text(of report: LintReport) -> String {
    var lines = SourceLines(context)
    let marks = Fingerprint.all(of: report.findings, in: context) { $0.path }
    // A finding's own rule is always listed, whatever configuration enabled it.
    var rules = report.rules
    for finding in report.findings where !rules.contains(where: { $0.identifier == finding.rule }) {
      rules.append(
        RuleDescription(
          identifier: finding.rule, title: finding.rule, summary: "", severity: finding.severity))
    }
    let places = Dictionary(rules.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    let results = zip(report.findings, marks).map { finding, mark in
      result(finding, mark, ruleIndex: places[finding.rule] ?? -1, &lines)
    }
    let notifications = report.problems.map(notification)
    let run = SARIF.Run(
      tool: SARIF.Tool(driver: driver(rules)),
      invocations: [
        SARIF.Invocation(executionSuccessful: true, toolExecutionNotifications: notifications)
      ],
      originalUriBaseIds: [
        SARIFFormat.root: SARIF.ArtifactLocation(
          uri: SARIFFormat.uri(context.workingDirectory, isFolder: true), uriBaseId: nil)
      ],
      columnKind: "utf16CodeUnits", results: results)
    return JSONFormat.encode(SARIF.Log(schema: SARIFFormat.schema, version: "2.1.0", runs: [run]))
  }

  private func driver(_ rules: [RuleDescription]) -> SARIF.Driver {
    SARIF.Driver(
      name: "theseus-lint", semanticVersion: LintVersion.current, informationUri: LintVersion.home,
      rules: rules.map { rule in
        SARIF.Rule(
          id: rule.identifier, name: SARIFFormat.pascalCase(rule.identifier),
          shortDescription: SARIF.Message(text: rule.title),
          fullDescription: SARIF.Message(text: rule.summary.isEmpty ? rule.title : rule.summary),
          help: SARIF.Message(text: RuleGuide.text(of: rule), markdown: RuleGuide.page(of: rule)),
          helpUri: LintVersion.page(of: rule.identifier),
          defaultConfiguration: SARIF.Configuration(
            enabled: rule.isOnByDefault, level: SARIFFormat.level(rule.severity)))
      })
  }

  private func result(
    _ finding: Finding, _ mark: Fingerprint, ruleIndex: Int, _ lines: inout SourceLines
  ) -> SARIF.Result {
    var result = SARIF.Result(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: SARIFFormat.level(finding.severity),
      message: SARIF.Message(text: finding.paragraphs),
      locations: [SARIF.Location(physicalLocation: location(finding.path, finding.range, &lines))],
      partialFingerprints: ["theseusLint/v1": mark.description])
    let related = finding.related.map { place in
      SARIF.Location(
        physicalLocation: location(place.path, place.range, &lines),
        message: SARIF.Message(text: place.message))
    }
    if !related.isEmpty { result.relatedLocations = related }
    if let fix = finding.fix {
      let replacements = fix.edits.map { edit in
        SARIF.Replacement(
          deletedRegion: region(finding.path, edit.range, &lines),
          insertedContent: SARIF.Content(text: edit.replacement))
      }
      let change = SARIF.ArtifactChange(
        artifactLocation: artifact(finding.path), replacements: replacements)
      result.fixes = [
        SARIF.Fix(description: SARIF.Message(text: fix.title), artifactChanges: [change])
      ]
    }
    return result
  }

  private func notification(_ problem: FileProblem) -> SARIF.Notification {
    let region = problem.line.map { SARIF.Region(startLine: $0) }
    let location = SARIF.Location(
      physicalLocation: SARIF.PhysicalLocation(
        artifactLocation: artifact(problem.path), region: region))
    return SARIF.Notification(
      level: "warning", message: SARIF.Message(text: "\(problem.path): \(problem.message)"),
      locations: [location])
  }

  private func location(_ path: String, _ range: SourceRange, _ lines: inout SourceLines)
    -> SARIF.PhysicalLocation
  {
    SARIF.PhysicalLocation(artifactLocation: artifact(path), region: region(path, range, &lines))
  }

  /// Columns are from 1 and in UTF-16 units, as most viewers count.
  private func region(_ path: String, _ range: SourceRange, _ lines: inout SourceLines)
    -> SARIF.Region
  {
    let table = lines.table(of: path)
    func column(_ place: SourcePlace) -> Int {
      table.map { $0.utf16Column(of: place) + 1 } ?? place.column
    }
    return SARIF.Region(
      startLine: range.start.line, startColumn: column(range.start),
      endLine: max(range.start.line, range.end.line),
      endColumn: column(range.end))
  }

  private func artifact(_ path: String) -> SARIF.ArtifactLocation {
    path.hasPrefix("/")
      ? SARIF.ArtifactLocation(uri: SARIFFormat.uri(path, isFolder: false), uriBaseId: nil)
      : SARIF.ArtifactLocation(uri: SARIFFormat.encoded(path), uriBaseId: SARIFFormat.root)
  }

  private static func uri(_ absolute: String, isFolder: Bool) -> String {
    "file://" + encoded(absolute) + (isFolder && !absolute.hasSuffix("/") ? "/" : "")
  }

  /// Percent-encoded except for slashes.
  static func encoded(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static func level(_ severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }

  private static func pascalCase(_ identifier: String) -> String {
    identifier.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
