/// The format of a report.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For reading: with the source, and carets under the finding.
  case human
  /// `path:line:column: warning: …` with absolute paths, which Xcode and most editors turn into
  /// links.
  case xcode
  /// Commands of GitHub Actions, shown at the lines of a pull request.
  case github
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  case checkstyle
  case junit
  /// One page for a team, by rule.
  case html
}

/// The data that every format needs in addition to the report.
public struct ReportContext: Sendable {
  public var workingDirectory: String
  public var usesColor: Bool
  /// Columns of the terminal; excerpts are cut to fit.
  public var width: Int
  /// Whether warnings fail.
  public var isStrict: Bool
  /// Texts by absolute path that replace the files on disk.
  public var texts: [String: [UInt8]]

  public init(
    workingDirectory: String? = nil, usesColor: Bool = false, width: Int = 140,
    isStrict: Bool = false, texts: [String: [UInt8]] = [:]
  ) {
    self.workingDirectory = workingDirectory ?? FilePath.workingDirectory
    self.usesColor = usesColor
    self.width = max(40, width)
    self.isStrict = isStrict
    self.texts = texts
  }

  func absolute(_ path: String) -> String { FilePath.absolute(path, in: workingDirectory) }

  public func fails(_ severity: Severity) -> Bool {
    severity == .error || isStrict && severity == .warning
  }
}

extension ReportFormat {
  /// The whole report, which ends with a newline if it has a line.
  public func text(of report: LintReport, in context: ReportContext) -> String {
    switch self {
    case .human: HumanFormat(context).text(of: report)
    case .xcode: report.findings.reduce(into: "") { $0 += LineFormat.xcode($1, context) }
    case .github: report.findings.reduce(into: "") { $0 += LineFormat.github($1) }
    case .json: JSONFormat.text(of: report)
    case .sarif: SARIFFormat(context).text(of: report)
    case .checkstyle: XMLFormat.checkstyle(report)
    case .junit: XMLFormat.junit(report, context)
    case .html: HTMLFormat(context).text(of: report)
    }
  }
}
