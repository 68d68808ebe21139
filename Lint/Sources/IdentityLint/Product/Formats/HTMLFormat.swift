/// One page for a team, by rule: the number of findings, the meaning, and every finding with its
/// code, its cause and its advice. The page is self-contained.
struct HTMLFormat {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: LintReport) -> String {
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    let rules = byRule.keys.sorted {
      let (left, right) = (byRule[$0]?.count ?? 0, byRule[$1]?.count ?? 0)
      return left != right ? left > right : $0 < $1
    }
    let descriptions = Dictionary(
      (report.rules + RuleCatalog.own).map { ($0.identifier, $0) }
    ) { first, _ in first }
    var lines = SourceLines(context)
    var page = Self.head
    page += "<h1>theseus-lint</h1>\n<p>\(summary(report))</p>\n"
    if !rules.isEmpty {
      page +=
        """
        <table>\n<tr><th>rule</th><th>errors</th><th>warnings</th><th>info</th><th>files</th></tr>\n
        """
      for rule in rules { page += row(rule, byRule[rule] ?? []) }
      page += "</table>\n"
    }
    for rule in rules {
      page += section(rule, descriptions[rule], byRule[rule] ?? [], &lines)
    }
    if !report.problems.isEmpty {
      page += "<h2>Not linted</h2>\n<ul>\n"
      for problem in report.problems {
        let line = problem.line.map { ":\($0)" } ?? ""
        page +=
          "<li><code>\(escape(problem.path))\(line)</code> \(escape(problem.message))</li>\n"
      }
      page += "</ul>\n"
    }
    return page + "</body>\n</html>\n"
  }

  private func summary(_ report: LintReport) -> String {
    func count(_ severity: Severity) -> Int { report.findings.count { $0.severity == severity } }
    return
      """
      \(count(.error)) errors, \(count(.warning)) warnings, \(count(.info)) info in \
      \(report.files.count) files, \(report.lines) lines. Version \(LintVersion.current).
      """
  }

  private func row(_ rule: String, _ findings: [Finding]) -> String {
    let cells =
      Severity.allCases.reversed().map { severity in
        findings.count { $0.severity == severity }
      } + [Set(findings.map(\.path)).count]
    return "<tr><td><a href=\"#\(escape(rule))\"><code>\(escape(rule))</code></a></td>"
      + cells.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
  }

  private func section(
    _ rule: String, _ description: RuleDescription?, _ findings: [Finding],
    _ lines: inout SourceLines
  ) -> String {
    var text = "<section id=\"\(escape(rule))\">\n<h2>\(prose(description?.title ?? rule))</h2>\n"
    if let description {
      text += "<p>\(prose(description.summary))</p>\n"
      if let example = description.example {
        text += "<details><summary>Example</summary>\n"
        text += "<p>Failing:</p>\n<pre>\(escape(example.failing))</pre>\n"
        text += "<p>Fixed:</p>\n<pre>\(escape(example.fixed))</pre>\n</details>\n"
      }
    }
    for finding in findings { text += article(finding, &lines) }
    return text + "</section>\n"
  }

  private func article(_ finding: Finding, _ lines: inout SourceLines) -> String {
    var text = "<article class=\"\(finding.severity.rawValue)\">\n"
    text +=
      """
      <h3><code>\(escape(finding.path)):\(finding.range.start.line)</code> \
      \(finding.severity.rawValue)</h3>\n
      """
    text += "<p>\(prose(finding.message))</p>\n"
    text += excerpt(finding.path, finding.range, &lines)
    for (title, words) in [("Why", finding.reason), ("Instead", finding.advice)]
    where !words.isEmpty {
      text += "<p><b>\(title):</b> \(prose(words))</p>\n"
    }
    for related in finding.related {
      text +=
        """
        <p class="note"><code>\(escape(related.path)):\(related.range.start.line)</code> \
        \(prose(related.message))</p>\n
        """
      text += excerpt(related.path, related.range, &lines)
    }
    if let fix = finding.fix {
      text += "<p><b>Fix:</b> \(prose(fix.title)) (<code>theseus-lint --fix</code>)</p>\n"
    }
    return text + "</article>\n"
  }

  /// The first line of a range, with the range marked.
  private func excerpt(_ path: String, _ range: SourceRange, _ lines: inout SourceLines) -> String {
    guard let table = lines.table(of: path), range.start.line <= table.count else { return "" }
    let bytes = table.line(range.start.line)
    let start = min(max(range.start.column - 1, 0), bytes.count)
    let end =
      range.end.line == range.start.line
      ? min(max(range.end.column - 1, start), bytes.count) : bytes.count
    func piece(_ bytes: some Sequence<UInt8>) -> String {
      escape(String(decoding: Array(bytes), as: UTF8.self))
    }
    let marked = piece(bytes.dropFirst(start).prefix(end - start))
    return "<pre>\(piece(bytes.prefix(start)))\(marked.isEmpty ? "" : "<mark>\(marked)</mark>")"
      + "\(piece(bytes.dropFirst(end)))</pre>\n"
  }

  /// Sentences with code between backticks.
  private func prose(_ text: String) -> String {
    escape(text).split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
      $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : String($0.element)
    }.joined()
  }

  private func escape(_ text: String) -> String {
    text.withVisibleControlsButLines.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>theseus-lint</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --mark: #f5c54266; }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 \
    1em; }
    table { border-collapse: collapse; }
    th, td { border-bottom: 1px solid var(--line); padding: .2em .8em; text-align: right; }
    th:first-child, td:first-child { text-align: left; }
    article { border-left: 4px solid var(--line); margin: 1em 0; padding: .1em 1em; }
    article.error { border-color: #d33; }
    article.warning { border-color: #d90; }
    h3 { font-size: 1em; margin: .5em 0; }
    pre { background: #8881; overflow-x: auto; padding: .5em 1em; }
    mark { background: var(--mark); color: inherit; }
    .note { margin-bottom: 0; }
    </style>
    </head>
    <body>

    """
}

extension String {
  fileprivate var withVisibleControlsButLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withVisibleControls }.joined(separator: "\n")
  }
}
