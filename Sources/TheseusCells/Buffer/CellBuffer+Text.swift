extension CellBuffer {
  /// Writes one line of text and returns the column after it.
  ///
  /// Controls are shown as visible symbols, tabs as space to the next tab stop counted from `x`,
  /// invisible characters not at all. A background of `.clear` keeps the existing one. At most
  /// `limit` cells are written; a wide glyph that does not fit is left out.
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, x: Int, y: Int, style: CellStyle = .plain, limit: Int = .max
  ) -> Int {
    guard limit > 0 else { return x }
    let x = CellRect.clamped(x)
    var pen = Pen(x: x, end: x + CellRect.clamped(limit), y: y, style: style)
    if text.utf8.withContiguousStorageIfAvailable({ writePlain($0, &pen) }) != true {
      write(text, &pen)
    }
    return pen.x
  }

  /// Writes one cluster; see `put(_:x:y:style:limit:)` for text.
  @discardableResult
  public mutating func put(_ cluster: Character, x: Int, y: Int, style: CellStyle = .plain) -> Int {
    let x = CellRect.clamped(x)
    var pen = Pen(x: x, end: x + CellRect.farthest, y: y, style: style)
    write(CollectionOfOne(cluster), &pen)
    return pen.x
  }

  private struct Pen {
    var x: Int
    let start: Int
    let end: Int
    let y: Int
    let style: CellStyle

    init(x: Int, end: Int, y: Int, style: CellStyle) {
      self.x = x
      self.start = x
      self.end = end
      self.y = y
      self.style = style
    }
  }

  /// Printable ASCII needs no clusters and no widths. False when the text contains anything else.
  private mutating func writePlain(_ bytes: UnsafeBufferPointer<UInt8>, _ pen: inout Pen) -> Bool {
    for byte in bytes where byte &- 0x20 > 0x5E { return false }
    let count = min(bytes.count, pen.end - pen.x)
    let start = pen.x
    pen.x += count
    let from = max(start, clip.x)
    let to = min(start + count, clip.endX)
    guard from < to, pen.y >= clip.y, pen.y < clip.endY else { return true }
    blankCutGlyphs(from, to, pen.y)
    damage.mark(pen.y, from, to)
    let row = index(0, pen.y)
    var merge = BackgroundMerge(palette: palette, style: pen.style)
    cells.withUnsafeMutableBufferPointer { cells in
      for x in from..<to {
        cells[row + x] = Cell(
          glyph: UInt32(bytes[x - start]), style: merge.number(over: cells[row + x]), width: 1)
      }
    }
    return true
  }

  private mutating func write(_ clusters: some Sequence<Character>, _ pen: inout Pen) {
    var merge = BackgroundMerge(palette: palette, style: pen.style)
    for cluster in clusters {
      if cluster == "\t" {
        let stop = min(pen.end, pen.x + CellWidth.tabStop - (pen.x - pen.start) % CellWidth.tabStop)
        while pen.x < stop {
          place(glyph: 0x20, CellWidth.Measure(cells: 1, isTrusted: true), &pen, &merge)
        }
        continue
      }
      let measure = CellWidth.measure(cluster)
      if measure.cells == 0 { continue }
      if measure.cells > pen.end - pen.x { return }
      place(glyph: glyph(cluster), measure, &pen, &merge)
    }
  }

  private func glyph(_ cluster: Character) -> UInt32 {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0x20 }
    // A mark without a base would be drawn on the previous cell.
    if CellWidth.classOf(first) == .zero {
      let marks = String(String.UnicodeScalarView(scalars.filter { !$0.isJoinerOrSelector }))
      return palette.glyph(ofCluster: Character("\u{25CC}\(marks)"))
    }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return VisibleSymbol.of(first)?.value ?? first.value
    }
    if cluster == "\r\n" { return 0x2424 }
    return palette.glyph(ofCluster: cluster)
  }

  private mutating func place(
    glyph: UInt32, _ measure: CellWidth.Measure, _ pen: inout Pen, _ merge: inout BackgroundMerge
  ) {
    let from = pen.x
    let to = from + measure.cells
    pen.x = to
    guard pen.y >= clip.y, pen.y < clip.endY, to > clip.x, from < clip.endX else { return }
    let row = index(0, pen.y)
    guard from >= clip.x, to <= clip.endX else {
      let half = max(from, clip.x)
      blankCutGlyphs(half, half + 1, pen.y)
      damage.mark(pen.y, half, half + 1)
      cells[row + half] = Cell(glyph: 0x20, style: merge.number(over: cells[row + half]), width: 1)
      return
    }
    blankCutGlyphs(from, to, pen.y)
    damage.mark(pen.y, from, to)
    let style = merge.number(over: cells[row + from])
    let cell = Cell(
      glyph: glyph, style: style, width: UInt64(measure.cells), isUnsure: !measure.isTrusted)
    cells[row + from] = cell
    if measure.cells == 2 { cells[row + from + 1] = cell.continuation }
  }

  /// Blanks the outer halves of wide glyphs that writing from `start` to `end` is about to cut.
  mutating func blankCutGlyphs(_ start: Int, _ end: Int, _ y: Int) {
    let row = index(0, y)
    if start > 0, cells[row + start].isContinuation {
      cells[row + start - 1] = Cell(glyph: 0x20, style: cells[row + start - 1].style, width: 1)
      damage.mark(y, start - 1, start)
    }
    if end < columns, cells[row + end].isContinuation {
      cells[row + end] = Cell(glyph: 0x20, style: cells[row + end].style, width: 1)
      damage.mark(y, end, end + 1)
    }
  }
}

/// Style numbers for text that keeps the background below it: one lookup for each change of
/// background.
///
/// A blank cell with an underline or inverse is a surface without color: text on it keeps the
/// attribute.
struct BackgroundMerge {
  private let palette: CellPalette
  private let style: CellStyle
  private let keeps: Bool
  private var below: UInt64 = .max
  private var merged: UInt32

  init(palette: CellPalette, style: CellStyle) {
    self.palette = palette
    self.style = style
    keeps = style.background == .clear
    merged = keeps ? 0 : palette.number(of: style)
  }

  @inline(__always)
  mutating func number(over existing: Cell) -> UInt32 {
    if !keeps { return merged }
    let key = UInt64(existing.style) << 1 | (existing.isBlank ? 1 : 0)
    return key == below ? merged : merge(existing, key)
  }

  private mutating func merge(_ existing: Cell, _ key: UInt64) -> UInt32 {
    below = key
    let surface = palette.styles[Int(existing.style)]
    var together = style
    together.background = surface.background
    if existing.isBlank {
      together.attributes.formUnion(surface.attributes.intersection([.underline, .inverse]))
    }
    // A surface that is not a shade of the background brings a text color that is readable on it.
    if style.foreground == .default, existing.isBlank, surface.background != .default {
      together.foreground = surface.foreground
    }
    merged = palette.number(of: together)
    return merged
  }
}
