import Foundation

extension LintServer {
  /// Lints the open documents, with the workspace as evidence.
  mutating func diagnose() -> [JSON] {
    guard !documents.isEmpty else { return [] }
    var options = options
    options.texts = Dictionary(documents.values.map { ($0.path, $0.lines.bytes) }) { $1 }
    options.reportedFiles = Set(options.texts.keys)
    // A document outside of every folder is linted by itself.
    let strays = documents.values.map(\.path).filter { path in
      !roots.contains { FilePath.relative(path, to: $0) != nil }
    }
    let paths = roots.filter { FileSystem.kind(of: $0) == .folder } + strays.sorted()
    // Documents that are not saved yet are in no folder.
    let all = paths + documents.values.map(\.path).filter { !strays.contains($0) }.sorted()
    let report: LintReport
    do { report = try Linter(options).lint(all) } catch { return failed("theseus-lint: \(error)") }
    lastFailure = nil
    let absolutes = Dictionary(report.files.map { ($0.path, $0.absolutePath) }) { first, _ in first
    }
    let findings = Dictionary(grouping: report.findings) { absolutes[$0.path] ?? $0.path }
    var messages: [JSON] = []
    for (uri, document) in documents.sorted(by: { $0.key < $1.key }) {
      let own = findings[document.path] ?? []
      documents[uri]?.findings = own
      let diagnostics = own.map { diagnostic($0, in: document, options) }
      var parameters: [String: JSON] = ["uri": .string(uri), "diagnostics": .array(diagnostics)]
      if let version = document.version { parameters["version"] = .int(version) }
      messages.append(
        LintServer.notification("textDocument/publishDiagnostics", .object(parameters)))
    }
    return messages
  }

  /// A configuration stays wrong while other files are edited, so its error is shown once. The
  /// diagnostics are cleared: their lines move with the text.
  private mutating func failed(_ message: String) -> [JSON] {
    var messages: [JSON] = []
    if message != lastFailure {
      messages.append(
        LintServer.notification("window/showMessage", ["type": 1, "message": .string(message)]))
    }
    lastFailure = message
    for (uri, document) in documents.sorted(by: { $0.key < $1.key })
    where !document.findings.isEmpty {
      documents[uri]?.findings = []
      messages.append(
        LintServer.notification(
          "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []]))
    }
    return messages
  }

  private func diagnostic(_ finding: Finding, in document: Document, _ options: LintOptions) -> JSON
  {
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .info: 3
      }
    var members: [String: JSON] = [
      "range": LintServer.range(finding.range, document.lines), "severity": .int(severity),
      "code": .string(finding.rule),
      "source": "theseus-lint",
      "codeDescription": ["href": .string(LintVersion.page(of: finding.rule))],
      "message": .string(finding.paragraphs),
    ]
    let context = ReportContext(workingDirectory: options.workingDirectory, texts: options.texts)
    var lines = SourceLines(context)
    let related = finding.related.compactMap { place -> JSON? in
      guard let table = lines.table(of: place.path) else { return nil }
      let uri = LintServer.uri(of: context.absolute(place.path))
      return [
        "location": ["uri": .string(uri), "range": LintServer.range(place.range, table)],
        "message": .string(place.message),
      ]
    }
    if !related.isEmpty { members["relatedInformation"] = .array(related) }
    return .object(members)
  }

  /// For the findings that the range touches: the fix, where there is one, and a comment that hides
  /// the report.
  func codeActions(_ parameters: JSON) -> JSON {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let document = documents[uri],
      let first = parameters["range"]?["start"]?["line"]?.int,
      let last = parameters["range"]?["end"]?["line"]?.int
    else { return [] }
    var actions: [JSON] = []
    for finding in document.findings
    where finding.range.start.line - 1 <= last && first <= finding.range.end.line - 1 {
      let shown = diagnostic(finding, in: document, options)
      if let fix = finding.fix {
        let edits = fix.edits.map { LintServer.edit($0.range, $0.replacement, document.lines) }
        actions.append(LintServer.action(fix.title, edits, uri, shown, isPreferred: true))
      }
      if RuleCatalog.own.contains(where: { $0.identifier == finding.rule }) { continue }
      let line = document.lines.line(finding.range.start.line)
      let indent = String(
        decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self
      )
      let start = SourcePlace(
        line: finding.range.start.line, column: 1,
        offset: finding.range.start.offset - finding.range.start.column + 1)
      let comment = LintServer.edit(
        SourceRange(start: start, end: start), "\(indent)// theseus:disable:next \(finding.rule)\n",
        document.lines)
      actions.append(
        LintServer.action("Disable \(finding.rule) here", [comment], uri, shown, isPreferred: false)
      )
    }
    return .array(actions)
  }

  private static func action(
    _ title: String, _ edits: [JSON], _ uri: String, _ diagnostic: JSON, isPreferred: Bool
  ) -> JSON {
    [
      "title": .string(title), "kind": "quickfix", "isPreferred": .bool(isPreferred),
      "diagnostics": [diagnostic],
      "edit": ["changes": .object([uri: .array(edits)])],
    ]
  }

  private static func edit(_ range: SourceRange, _ text: String, _ lines: LineTable) -> JSON {
    ["range": self.range(range, lines), "newText": .string(text)]
  }

  private static func range(_ range: SourceRange, _ lines: LineTable) -> JSON {
    ["start": position(range.start, lines), "end": position(range.end, lines)]
  }

  private static func position(_ place: SourcePlace, _ lines: LineTable) -> JSON {
    ["line": .int(max(0, place.line - 1)), "character": .int(lines.utf16Column(of: place))]
  }

  /// Nil for an address that is no file.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://"), let path = String(uri.dropFirst(7)).removingPercentEncoding,
      let slash = path.firstIndex(of: "/")
    else {
      return nil
    }
    // A host may be between the slashes; editors write none, or localhost.
    return FilePath.absolute(String(path[slash...]))
  }

  static func uri(of path: String) -> String { "file://" + SARIFFormat.encoded(path) }
}
