/// For reading: each finding with its source line, carets, the reason and the advice.
struct HumanFormat {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: LintReport) -> String {
    var text = ""
    var lines = SourceLines(context)
    for finding in report.findings { text += describe(finding, &lines) + "\n" }
    return text
  }

  private func describe(_ finding: Finding, _ lines: inout SourceLines) -> String {
    let place = "\(finding.path):\(finding.range.start.line):\(finding.range.start.column):"
      .withVisibleControls
    var text =
      "\(paint(.bold, place)) \(paint(color(finding.severity), "\(finding.severity.rawValue):")) "
      + "\(paint(.bold, finding.message)) \(paint(.dim, "[\(finding.rule)]"))\n"
    text += excerpt(finding.path, finding.range, &lines)
    for (title, words) in [("why", finding.reason), ("instead", finding.advice)]
    where !words.isEmpty {
      text += wrap(words, title: title)
    }
    for related in finding.related {
      let place = "\(related.path):\(related.range.start.line):\(related.range.start.column):"
        .withVisibleControls
      text += "  \(paint(.cyan, "note:")) \(place) \(related.message)\n"
      text += excerpt(related.path, related.range, &lines, isBrief: true)
    }
    if let fix = finding.fix { text += "  \(paint(.green, "fix:")) \(fix.title) (--fix does it)\n" }
    return text
  }

  /// The first line of a range with carets under the range.
  private func excerpt(
    _ path: String, _ range: SourceRange, _ lines: inout SourceLines, isBrief: Bool = false
  ) -> String {
    guard let table = lines.table(of: path), range.start.line <= table.count else { return "" }
    let bytes = table.line(range.start.line)
    let start = min(max(range.start.column - 1, 0), bytes.count)
    let end =
      range.end.line == range.start.line
      ? min(max(range.end.column - 1, start), bytes.count) : bytes.count
    let text = String(decoding: bytes, as: UTF8.self)
    var before = String(decoding: bytes.prefix(start), as: UTF8.self)
    let marked = String(decoding: bytes.dropFirst(start).prefix(end - start), as: UTF8.self)
    var shown = text
    // An overlong line is shown from a little before the location.
    let room = context.width - 12
    if text.count > room {
      let skipped = max(0, min(before.count - room / 3, text.count - room))
      shown = (skipped > 0 ? "…" : "") + text.dropFirst(skipped).prefix(room)
      before = (skipped > 0 ? "…" : "") + before.dropFirst(skipped)
    }
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let empty = String(repeating: " ", count: gutter.count)
    let indent = before.withVisibleControls.reduce(into: "") {
      $0 += $1 == "\t" ? "\t" : String(repeating: " ", count: String($1).columns)
    }
    let carets = max(1, min(marked.trimmedEnd.columns, room - before.columns))
    let source = "\(paint(.dim, "\(gutter) |")) \(shown.withVisibleControls)\n"
    // Some locations have only a line.
    if range.start == range.end && range.start.column == 1 { return source }
    return source
      + """
      \(paint(.dim, "\(empty) |")) \
      \(indent)\(paint(isBrief ? .cyan : .green, String(repeating: "^", count: carets)))\n
      """
  }

  /// `  why: …` at most as wide as the terminal.
  private func wrap(_ words: String, title: String) -> String {
    let indent = String(repeating: " ", count: title.count + 4)
    var lines: [String] = []
    var line = ""
    for word in words.withVisibleControls.split(separator: " ") {
      if !line.isEmpty && line.columns + 1 + String(word).columns > context.width - indent.count {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return "  \(paint(.cyan, "\(title):")) " + lines.joined(separator: "\n" + indent) + "\n"
  }

  private enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  private func color(_ severity: Severity) -> Paint {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }

  private func paint(_ paint: Paint, _ text: String) -> String {
    context.usesColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate var trimmedEnd: Substring {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

extension Substring {
  fileprivate var columns: Int { String(self).columns }
}
