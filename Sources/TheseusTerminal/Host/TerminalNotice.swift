import TheseusCells

/// Lines about the program that are not its own, over the last rows of its screen: a compiler's
/// error, what was restored. The app below stays usable.
public struct TerminalNotice: Hashable, Sendable {
  /// Each is cut at the screen's width; more than half of the rows are not shown.
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
    let lines = notice.lines.prefix(max(1, buffer.rows / 2))
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
}
