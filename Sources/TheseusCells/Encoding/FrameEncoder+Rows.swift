extension FrameEncoder {
  /// Writes the differences of one row.
  mutating func encode(row: Int, _ span: Range<Int>, _ back: UnsafeBufferPointer<Cell>) {
    let base = row * columns
    var last = span.upperBound - 1
    while last >= span.lowerBound, back[base + last] == front[base + last] { last -= 1 }
    var x = span.lowerBound
    while x <= last, back[base + x] == front[base + x] { x += 1 }
    guard x <= last else { return }

    if last - x >= Self.shortestErase { fill(row: row, x...last, back) }
    let clean = last - x >= Self.shortestErase ? cleanEnd(row: row, back) : columns
    let before = runs
    var pass = 1
    while let left = encode(
      row: row, x...last, clean: clean, byColor: pass < Self.mostPasses, back)
    {
      x = left
      pass += 1
    }
    // The whole row counts as one position.
    if pass > 1 { runs = min(runs, before + 1) }
  }

  /// Passes over one row. The last one writes all that is left.
  private static let mostPasses = 4

  /// Writes the differences in a part of a row.
  ///
  /// A change between two colors of 24 bits takes 17 to 36 bytes, moving the cursor 4. So cells in
  /// colors other than those of the first cell are left for another pass.
  ///
  /// - Parameters:
  ///   - clean: the column from which the row is blank in the terminal's own background.
  ///   - isByColor: whether cells in other colors are left out.
  /// - Returns: the first column that was left out; nil when there is none.
  private mutating func encode(
    row: Int, _ span: ClosedRange<Int>, clean: Int, byColor isByColor: Bool,
    _ back: UnsafeBufferPointer<Cell>
  ) -> Int? {
    let base = row * columns
    let last = span.upperBound
    var x = span.lowerBound
    var left: Int?
    var group: UInt32?
    // Cells up to here are written even if they seem unchanged: their neighbor may have been drawn
    // over them.
    var forced = 0
    while x <= last || x < forced {
      let at = base + x
      if x >= forced, isShownAlready(at, back) {
        x += 1
        continue
      }
      if x >= forced, isByColor {
        let first = back[at].isContinuation && x > 0 ? at - 1 : at
        if let group, pen.changesColors(from: group, to: back[first]) {
          left = left ?? first - base
          x = first - base + max(1, back[first].width)
          continue
        }
        if group == nil { group = styleOfRun(from: first, through: base + last, back) }
      }
      if x >= clean, last - x >= Self.shortestErase {
        eraseRest(of: row, from: x, back)
        return left
      }
      if x >= forced, let end = eraseBlanks(of: row, from: x, through: last, back) {
        x = end
        continue
      }
      if back[at].isContinuation, x > 0 { x -= 1 }
      forced = max(forced, write(x: x, row: row, through: last, back))
      x += max(1, back[base + x].width)
    }
    return left
  }

  /// The style of the next cell that is not blank, where the blanks from `start` on look the same
  /// in it; else the style of the cell at `start`. So one sequence sets the style of both.
  private func styleOfRun(
    from start: Int, through last: Int, _ back: UnsafeBufferPointer<Cell>
  ) -> UInt32 {
    let own = back[start].style
    var at = start
    while at <= last, back[at].isBlank, pen.blanksAreEqual(own, back[at].style) { at += 1 }
    guard at > start, at <= last, !back[at].isBlank, !back[at].isContinuation,
      pen.blanksAreEqual(own, back[at].style)
    else { return own }
    return back[at].style
  }

  /// Fewer blank cells than this are cheaper written than erased.
  private static let shortestErase = 7

  /// Equal, or blank in styles that differ only in what a blank does not show.
  @inline(__always)
  private mutating func isShownAlready(_ at: Int, _ back: UnsafeBufferPointer<Cell>) -> Bool {
    let new = back[at]
    let old = front[at]
    if new == old { return true }
    guard new.isBlank, old.isBlank, pen.blanksAreEqual(new.style, old.style) else { return false }
    front[at] = new
    return true
  }

  /// Writes one glyph and answers up to which column the following cells must be written too.
  private mutating func write(
    x: Int, row: Int, through last: Int, _ back: UnsafeBufferPointer<Cell>
  ) -> Int {
    let at = row * columns + x
    let new = back[at]
    let width = max(1, new.width)
    go(to: x, row, back)
    if new.isUnsure, width == 2, x + 1 < columns, !isClean(front[at + 1], like: new.style) {
      // If the terminal draws this glyph narrow, nothing old may show in its second half.
      pen.use(new.style, &sink)
      sink.append("  ")
      cursor.advance(2, columns: columns)
      cursor.move(toColumn: x, row: row, &sink)
    }
    if !new.isBlank {
      pen.use(new.style, &sink)
    } else if !pen.writesBlank(of: new.style) {
      pen.use(styleOfRun(from: at, through: row * columns + last, back), &sink)
    }
    append(glyph: new.glyph, width: width)
    front[at] = new
    if width == 2, x + 1 < columns { front[at + 1] = back[at + 1] }
    cursor.advance(width, columns: columns)
    if new.isUnsure { cursor.forgetColumn() }
    guard new.isUnsure else { return 0 }
    let extent =
      new.glyph & Cell.clusterBit == 0 ? 2 : CellWidth.extent(ofCluster: text(ofGlyph: new.glyph))
    return min(columns, x + extent)
  }

  private func isClean(_ cell: Cell, like style: UInt32) -> Bool {
    cell.isBlank && pen.blanksAreEqual(cell.style, style)
  }

  private mutating func append(glyph: UInt32, width: Int) {
    if glyph < 0x80 { return sink.append(UInt8(truncatingIfNeeded: glyph)) }
    if !capabilities.unicode {
      sink.append(glyph & Cell.clusterBit == 0 ? ASCIIFallback.byte(for: glyph) : 0x3F)
      if width == 2 { sink.append(0x20) }
    } else if glyph & Cell.clusterBit == 0 {
      if capabilities.drawsAmbiguousWide, width == 1,
        let byte = ASCIIFallback.byte(forAmbiguous: glyph)
      {
        return sink.append(byte)
      }
      sink.append(scalar: glyph)
    } else {
      sink.append(text(ofGlyph: glyph))
    }
  }

  /// The column from which the row is blank in the terminal's own background; `columns` when its
  /// last cell is not.
  private func cleanEnd(row: Int, _ back: UnsafeBufferPointer<Cell>) -> Int {
    let base = row * columns
    var x = columns
    while x > 0, back[base + x - 1].isBlank, pen.erasesClean(back[base + x - 1].style) { x -= 1 }
    return x
  }

  /// Fewer blank cells than this are cheaper written than erased, as the cursor stays before them.
  private static let shortestBlanks = 16

  /// Erases the blank cells of one background that begin at `x`. Returns the column after them; nil
  /// when writing them is shorter, or the terminal may not erase in that background.
  private mutating func eraseBlanks(
    of row: Int, from x: Int, through last: Int, _ back: UnsafeBufferPointer<Cell>
  ) -> Int? {
    let base = row * columns
    let style = back[base + x].style
    guard last - x + 1 >= Self.shortestBlanks, back[base + x].isBlank,
      pen.erasesClean(style)
        || capabilities.erasesInBackground && pen.showsOnlyBackground(style)
    else { return nil }
    var end = x + 1
    while end <= last, back[base + end].isBlank, pen.blanksAreEqual(back[base + end].style, style) {
      end += 1
    }
    guard end - x >= Self.shortestBlanks else { return nil }
    go(to: x, row, back)
    if !pen.writesBlank(of: style) { pen.use(style, &sink) }
    sink.append(csi: end - x, "X")
    for at in base + x..<base + end { front[at] = back[at] }
    return end
  }

  private mutating func eraseRest(of row: Int, from x: Int, _ back: UnsafeBufferPointer<Cell>) {
    go(to: x, row, back)
    if !pen.erasesClean { pen.use(0, &sink) }
    sink.append("\u{1B}[K")
    for at in row * columns + x..<(row + 1) * columns { front[at] = back[at] }
  }
}
