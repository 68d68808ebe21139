/// Identifies a finding when the lines above it have changed: rule, path, the text of its line
/// without blanks, and its number among equal ones in its file.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  var rule: String
  var path: String
  var text: ContentHash
  /// From 0, from the top of the file.
  var occurrence: Int

  /// 16 hexadecimal digits, a colon, the occurrence.
  var description: String {
    var writer = ByteWriter()
    writer.write(rule)
    writer.write(path)
    writer.write(text)
    return "\(hexadecimal(ContentHash(writer.bytes).value)):\(occurrence)"
  }

  /// For each finding, in their order.
  /// - Parameter path: how a finding's path is written in the fingerprint.
  static func all(of findings: [Finding], in context: ReportContext, path: (Finding) -> String)
    -> [Fingerprint]
  {
    var lines = SourceLines(context)
    var seen: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let bytes = lines.table(of: finding.path)?.line(finding.range.start.line) ?? []
      var mark = Fingerprint(
        rule: finding.rule, path: path(finding), text: ContentHash(normalized(bytes)), occurrence: 0
      )
      let count = seen[mark, default: 0]
      seen[mark] = count + 1
      mark.occurrence = count
      return mark
    }
  }

  /// Without blanks: reformatting code changes no findings.
  private static func normalized(_ line: ArraySlice<UInt8>) -> [UInt8] {
    line.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }
}

/// 16 digits.
func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
