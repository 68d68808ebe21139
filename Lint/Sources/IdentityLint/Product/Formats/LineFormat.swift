/// Formats of one line a finding.
enum LineFormat {
  static func xcode(_ finding: Finding, _ context: ReportContext) -> String {
    var text = line(
      finding.path, finding.range, word(finding.severity), "\(finding.sentences) (\(finding.rule))",
      context)
    for related in finding.related {
      text += line(related.path, related.range, "note", related.message, context)
    }
    return text
  }

  private static func line(
    _ path: String, _ range: SourceRange, _ word: String, _ message: String,
    _ context: ReportContext
  ) -> String {
    """
    \(context.absolute(path)):\(range.start.line):\(range.start.column): \(word): \
    \(message.onOneLine)\n
    """
    .withVisibleControls(
      keepingEnd: true)
  }

  /// Xcode has no `info`.
  private static func word(_ severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }

  static func github(_ finding: Finding) -> String {
    let command = finding.severity == .info ? "notice" : finding.severity.rawValue
    let start = finding.range.start
    let end = finding.range.end
    var properties =
      "file=\(property(finding.path)),line=\(start.line),endLine=\(max(start.line, end.line))"
    // GitHub refuses columns of a range over several lines.
    if start.line == end.line {
      properties += ",col=\(start.column),endColumn=\(max(start.column, end.column))"
    }
    return
      "::\(command) \(properties),title=\(property(finding.rule))::\(escape(finding.paragraphs))\n"
  }

  private static func escape(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escape(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Finding {
  /// Message, reason and advice as one text.
  var sentences: String {
    [message, reason, advice].filter { !$0.isEmpty }.map(\.asSentence).joined(separator: " ")
  }

  var paragraphs: String {
    [message, reason, advice].filter { !$0.isEmpty }.map(\.asSentence).joined(separator: "\n")
  }
}

extension String {
  fileprivate var asSentence: String { last.map { ".!?".contains($0) } == true ? self : self + "." }

  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  fileprivate func withVisibleControls(keepingEnd: Bool) -> String {
    String(dropLast()).withVisibleControls + "\n"
  }
}
