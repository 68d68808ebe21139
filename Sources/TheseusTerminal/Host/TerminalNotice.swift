import TheseusCells

/// Lines about the program that are not its own, over the last rows of its screen: a compiler's
/// error, what was restored. The app below stays usable.
public struct TerminalNotice: Hashable, Sendable {
  /// A line wider than the screen is cut, or broken if the next key hides the notice. Lines beyond
  /// half of the screen's rows are not shown.
  public var lines: [String]
  public var isError: Bool
  /// Whether the next key hides it. The key goes to the app too.
  public var endsWithKey: Bool

  public init(lines: [String], isError: Bool = false, endsWithKey: Bool = false) {
    self.lines = lines
    self.isError = isError
    self.endsWithKey = endsWithKey
  }
}

/// Lays a notice over the rows of a buffer for one frame, and lifts it before the next one is
/// painted: the painter must find what it painted.
struct NoticeCover {
  private var covered: CellRows?

  /// - Returns: false when the painter must paint everything again.
  mutating func lift(from buffer: inout CellBuffer) -> Bool {
    guard let covered else { return true }
    self.covered = nil
    return buffer.replace(covered)
  }

  mutating func lay(_ notice: TerminalNotice, over buffer: inout CellBuffer, _ theme: CellTheme) {
    let shown =
      notice.endsWithKey
      ? notice.lines.flatMap { Self.broken($0, columns: buffer.columns - 2) } : notice.lines
    let lines = shown.prefix(max(1, buffer.rows / 2))
    let first = buffer.rows - lines.count
    guard first >= 0, !lines.isEmpty else { return }
    covered = buffer.rows(first..<buffer.rows)
    let style = theme.noticeStyle(isError: notice.isError)
    for (index, line) in lines.enumerated() {
      let row = first + index
      buffer.fill(
        CellRect(x: 0, y: row, width: buffer.columns, height: 1), style: style)
      buffer.put(line, x: 1, y: row, style: style, limit: buffer.columns - 2)
    }
  }

  /// A line as lines of at most so many columns, broken at spaces where there are any.
  static func broken(_ line: String, columns: Int) -> [String] {
    guard columns > 0, CellWidth.of(line) > columns else { return [line] }
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = current.isEmpty ? String(word) : "\(current) \(word)"
      if CellWidth.of(longer) <= columns {
        current = longer
        continue
      }
      if !current.isEmpty { lines.append(current) }
      var rest = word
      while CellWidth.of(rest) > columns {
        let head = CellWidth.prefix(of: String(rest), columns: columns)
        guard !head.isEmpty else { break }
        lines.append(head)
        rest = rest.dropFirst(head.count)
      }
      current = String(rest)
    }
    if !current.isEmpty { lines.append(current) }
    return lines
  }
}
