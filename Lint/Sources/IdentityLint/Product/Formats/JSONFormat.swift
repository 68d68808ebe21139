import Foundation

/// One JSON object: findings, problems, counts.
enum JSONFormat {
  private struct Document: Encodable {
    let tool = "theseus-lint"
    let version = LintVersion.current
    let findings: [Finding]
    let problems: [FileProblem]
    let summary: Summary
  }

  private struct Summary: Encodable {
    let files: Int
    let lines: Int
    let errors: Int
    let warnings: Int
    let infos: Int
    let suppressed: Int
  }

  static func text(of report: LintReport) -> String {
    func count(_ severity: Severity) -> Int { report.findings.count { $0.severity == severity } }
    let summary = Summary(
      files: report.files.count, lines: report.lines, errors: count(.error),
      warnings: count(.warning), infos: count(.info),
      suppressed: report.suppressed)
    return encode(Document(findings: report.findings, problems: report.problems, summary: summary))
  }

  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The values are strings, whole numbers and lists of them: nothing there can refuse.
    return ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }
}
