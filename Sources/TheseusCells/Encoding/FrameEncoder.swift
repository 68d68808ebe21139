/// Encodes the changes of a `CellBuffer` in the fewest bytes that update a terminal's screen.
///
/// It remembers what the terminal shows, compares only the buffer's damage, moves blocks of rows by
/// scroll regions, writes differences of styles, and positions the cursor again after every glyph
/// of disputed width. Once warm it allocates nothing. It expects autowrap to be off or unused, raw
/// mode, and no other writer on the screen.
public struct FrameEncoder {
  public private(set) var capabilities: OutputCapabilities

  /// The content of the terminal.
  var front: ContiguousArray<Cell> = []
  var columns = 0
  var rows = 0
  var sink = ByteSink()
  var cursor = CursorTrack()
  var pen: StylePen
  var movement = RowMovement()
  /// Rows of this frame in which differences are left; kept for its storage.
  var openRows: ContiguousArray<OpenRow> = []
  /// Parts of the open rows that are erased before their texts are written.
  var fills: ContiguousArray<Fill> = []
  /// The colors of the open rows' differences, and the order in which they are written.
  var groups: ContiguousArray<Group> = []
  var order = StyleOrder()
  /// Whether a group without texts is written.
  var writesOnlyBlanks = false
  /// The number of separate positions that this frame has written to.
  var runs = 0
  private var needsClear = true
  private var caretIsShown = true
  private var paletteGeneration = 0
  private var palette: CellPalette?
  private var start = 0

  public init(capabilities: OutputCapabilities) {
    self.capabilities = capabilities
    pen = StylePen(depth: capabilities.colors)
  }

  /// Applies the terminal's later answers. Another color depth redraws everything.
  public mutating func update(_ capabilities: OutputCapabilities) {
    if capabilities.colors != self.capabilities.colors
      || capabilities.unicode != self.capabilities.unicode
      || capabilities.drawsAmbiguousWide != self.capabilities.drawsAmbiguousWide
    {
      pen.setDepth(capabilities.colors)
      invalidate()
    }
    self.capabilities = capabilities
  }

  /// The screen is unknown: the next frame clears it and draws everything.
  public mutating func invalidate() { needsClear = true }

  /// Encodes the drawing since the last frame and clears the buffer's damage. False when there is
  /// nothing to write.
  public mutating func encode(_ buffer: inout CellBuffer, caret: CaretPosition? = nil) -> Bool {
    begin(&buffer)
    if !buffer.damage.isEmpty {
      scroll(&buffer)
      buffer.cells.withUnsafeBufferPointer { back in
        encode(buffer.damage, back)
      }
      buffer.clearDamage()
    }
    place(caret)
    return finish()
  }

  /// The bytes of the last frame, to be written immediately.
  public func withFrame<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    try sink.bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  /// A copy of the last frame's bytes.
  public var frame: [UInt8] { withFrame { [UInt8]($0) } }

  // MARK: Beginning and end

  private static let beginSynchronized: StaticString = "\u{1B}[?2026h"
  private static let endSynchronized: StaticString = "\u{1B}[?2026l"
  private static let hideCaret: StaticString = "\u{1B}[?25l"
  private static let showCaret: StaticString = "\u{1B}[?25h"
  /// Reserved for a prefix that is only known at the end of the frame.
  private static let headroom = 8

  private mutating func begin(_ buffer: inout CellBuffer) {
    sink.removeAll()
    sink.append("        ")
    runs = 0
    let isOtherPalette =
      palette !== buffer.palette || paletteGeneration != buffer.palette.generation
    if columns != buffer.columns || rows != buffer.rows || isOtherPalette {
      columns = buffer.columns
      rows = buffer.rows
      palette = buffer.palette
      needsClear = true
    }
    if needsClear {
      front = ContiguousArray(repeating: .blank, count: columns * rows)
      buffer.markAll()
    } else if buffer.palette.isCrowded(cells: columns * rows) {
      buffer.cells.withUnsafeMutableBufferPointer { back in
        front.withUnsafeMutableBufferPointer { buffer.palette.compact($0, back) }
      }
    }
    paletteGeneration = buffer.palette.generation
    pen.prepare(buffer.palette)
    if needsClear {
      needsClear = false
      pen.isNowPlain()
      cursor.isNow(column: 0, row: 0)
      sink.append("\u{1B}[?25l\u{1B}[m\u{1B}[H\u{1B}[2J")
      caretIsShown = false
      runs = 2
    }
  }

  private mutating func place(_ caret: CaretPosition?) {
    let visible = caret.flatMap {
      $0.column >= 0 && $0.row >= 0 && $0.column < columns && $0.row < rows ? $0 : nil
    }
    if let visible {
      cursor.move(toColumn: visible.column, row: visible.row, &sink)
      if !caretIsShown { sink.append(Self.showCaret) }
    } else if caretIsShown {
      sink.append(Self.hideCaret)
    }
    wasShown = caretIsShown
    caretIsShown = visible != nil
  }
  private var wasShown = true

  private mutating func finish() -> Bool {
    start = Self.headroom
    guard sink.count > Self.headroom else { return false }
    guard runs > 1 else { return true }
    if capabilities.synchronizedOutput {
      start = 0
      sink.overwrite(at: 0, Self.beginSynchronized)
      sink.append(Self.endSynchronized)
    } else if wasShown, caretIsShown {
      // Hides the cursor while it moves.
      start = Self.headroom - Self.hideCaret.utf8CodeUnitCount
      sink.overwrite(at: start, Self.hideCaret)
      sink.append(Self.showCaret)
    }
    return true
  }

  // MARK: Moving

  /// Moves to a cell, by rewriting a few cells in between when that is shorter than a cursor
  /// movement.
  mutating func go(to x: Int, _ row: Int, _ back: UnsafeBufferPointer<Cell>) {
    if cursor.isAt(column: x, row: row) {
      if runs == 0 { runs = 1 }
      return
    }
    if cursor.row == row, let column = cursor.column, column < x, x - column <= 4 {
      let gap = row * columns + column..<row * columns + x
      let isCheap = gap.allSatisfy { at in
        let cell = back[at]
        return cell.glyph < 0x7F && cell.width == 1
          && (pen.writes(cell.style) || cell.isBlank && pen.writesBlank(of: cell.style))
      }
      if isCheap {
        for at in gap { sink.append(UInt8(truncatingIfNeeded: back[at].glyph)) }
        runs = max(runs, 1)
        return cursor.isNow(column: x, row: row)
      }
    }
    runs += 1
    cursor.move(toColumn: x, row: row, &sink)
  }

  mutating func countRun() { runs += 2 }

  /// Whether a cell looks like the one that the terminal shows at its position: both are blank, in
  /// styles that differ only in what a blank does not show.
  @inline(__always)
  func isShownBlank(_ cell: Cell, at position: Int) -> Bool {
    let old = front[position]
    return cell.isBlank && old.isBlank && pen.blanksAreEqual(cell.style, old.style)
  }

  func text(ofGlyph glyph: UInt32) -> String { palette?.text(ofGlyph: glyph) ?? "?" }
}
