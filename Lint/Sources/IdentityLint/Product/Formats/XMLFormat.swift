/// Checkstyle's and JUnit's XML, for CI servers that need them.
enum XMLFormat {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  static func checkstyle(_ report: LintReport) -> String {
    var text = head + "<checkstyle version=\"4.3\">\n"
    var rest = report.findings[...]
    while let first = rest.first {
      let inFile = rest.prefix { $0.path == first.path }
      rest = rest.dropFirst(inFile.count)
      text += "  <file name=\"\(escape(first.path))\">\n"
      for finding in inFile {
        text +=
          """
              <error line="\(finding.range.start.line)" column="\(finding.range.start.column)" \
          severity="\(finding.severity.rawValue)"
          """
        text +=
          " message=\"\(escape(finding.sentences))\" source=\"theseus.\(escape(finding.rule))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  /// A test case for each rule; a rule with findings has a case for each location. A finding that
  /// does not fail the run passes, with its text as output.
  static func junit(_ report: LintReport, _ context: ReportContext) -> String {
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    let clean = report.rules.filter { byRule[$0.identifier] == nil }
    let failures = report.findings.count { context.fails($0.severity) }
    let counts =
      "tests=\"\(report.findings.count + clean.count)\" failures=\"\(failures)\" errors=\"0\""
    var text =
      head
        + """
        <testsuites name="theseus-lint" \(counts)>\n  <testsuite name="theseus-lint" \(counts)>\n
        """
    for rule in clean {
      text +=
        "    <testcase classname=\"\(escape(rule.identifier))\" name=\"\(escape(rule.title))\"/>\n"
    }
    for finding in report.findings {
      let place = "\(finding.path):\(finding.range.start.line):\(finding.range.start.column)"
      text += "    <testcase classname=\"\(escape(finding.rule))\" name=\"\(escape(place))\">\n"
      let body = escape("\(place): \(finding.severity.rawValue): \(finding.paragraphs)")
      if context.fails(finding.severity) {
        text +=
          """
                <failure type="\(finding.severity.rawValue)" \
          message="\(escape(finding.message))">\(body)</failure>\n
          """
      } else {
        text += "      <system-out>\(body)</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// XML 1.0 cannot hold most control characters, escaped or not.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      default:
        escaped.unicodeScalars.append(
          scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
