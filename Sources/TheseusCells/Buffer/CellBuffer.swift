/// A picture made of cells: a host draws into it and an encoder reads from it.
///
/// Drawing is clipped to the innermost clip, never fails, and is recorded as damage until the next
/// frame. Coordinates are cells from the top left corner and may lie outside. A wide glyph is never
/// cut in half: a cut one becomes blank.
public struct CellBuffer {
  public private(set) var columns: Int
  public private(set) var rows: Int
  /// Shared by the buffers of one screen, so that their cells can be compared.
  public let palette: CellPalette

  var cells: ContiguousArray<Cell>
  var damage: CellDamage
  private var outerClips: [CellRect] = []
  /// Limits drawing.
  public private(set) var clip: CellRect

  /// A blank picture; sizes below 1 count as 1.
  public init(columns: Int, rows: Int, palette: CellPalette = CellPalette()) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.palette = palette
    cells = ContiguousArray(repeating: .blank, count: self.columns * self.rows)
    damage = CellDamage(rows: self.rows)
    clip = CellRect(x: 0, y: 0, width: self.columns, height: self.rows)
    markAll()
  }

  public var bounds: CellRect { CellRect(x: 0, y: 0, width: columns, height: rows) }

  /// Whether anything was drawn since the last frame.
  public var hasDamage: Bool { !damage.isEmpty }

  /// The damaged area as rectangles, one per row that has any.
  public var damagedRects: [CellRect] {
    damage.rows.compactMap { row in
      let span = damage.span(row)
      return span.isEmpty ? nil : CellRect(x: span.lowerBound, y: row, width: span.count, height: 1)
    }
  }

  /// Changes the size and blanks the picture, which is all damaged.
  public mutating func resize(columns: Int, rows: Int) {
    self = CellBuffer(columns: columns, rows: rows, palette: palette)
  }

  /// Forgets the damage, as after a frame.
  public mutating func clearDamage() { damage.clear() }

  mutating func markAll() {
    for row in 0..<rows { damage.mark(row, 0, columns) }
  }

  // MARK: Clips

  /// Clips drawing to the intersection of this rectangle and the present clip, until `popClip()`.
  public mutating func pushClip(_ rect: CellRect) {
    outerClips.append(clip)
    clip = clip.intersection(rect)
  }

  /// Back to the clip before the last `pushClip`; without one, to the whole picture.
  public mutating func popClip() { clip = outerClips.popLast() ?? bounds }

  public mutating func clipped(to rect: CellRect, _ draw: (inout CellBuffer) -> Void) {
    pushClip(rect)
    draw(&self)
    popClip()
  }

  // MARK: Reading

  @inline(__always) func index(_ x: Int, _ y: Int) -> Int { y * columns + x }

  /// The style of a cell, or nil outside the picture.
  public func style(x: Int, y: Int) -> CellStyle? {
    guard bounds.contains(x: x, y: y) else { return nil }
    return palette.styles[Int(cells[index(x, y)].style)]
  }

  /// The content of a cell: a cluster, "" for the second column of a wide one, nil outside the
  /// picture.
  public func text(x: Int, y: Int) -> String? {
    guard bounds.contains(x: x, y: y) else { return nil }
    let cell = cells[index(x, y)]
    return cell.isContinuation ? "" : palette.text(ofGlyph: cell.glyph)
  }

  /// The picture as text, one line per row, trailing spaces trimmed.
  public var lines: [String] {
    (0..<rows).map { y in
      var line: [UInt8] = []
      var end = 0
      for x in 0..<columns {
        let cell = cells[index(x, y)]
        if cell.isContinuation { continue }
        if cell.glyph < 0x80 {
          line.append(UInt8(cell.glyph))
        } else {
          line += palette.text(ofGlyph: cell.glyph).utf8
        }
        if !cell.isBlank { end = line.count }
      }
      return String(decoding: line[..<end], as: UTF8.self)
    }
  }
}
