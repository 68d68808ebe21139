extension FrameEncoder {
  /// Writes the differences of the damaged rows.
  ///
  /// A change between two colors of 24 bits takes 17 to 36 bytes, between two of the 256 colors 10
  /// to 19, and moving the cursor 4 to 8. So the cells of a few rows are written color by color.
  mutating func encode(_ damage: CellDamage, _ back: UnsafeBufferPointer<Cell>) {
    for row in damage.rows {
      guard let open = openRow(row, damage.span(row), back) else { continue }
      openRows.append(open)
      if openRows.count == Self.mostOpenRows { encodeOpenRows(back) }
    }
    encodeOpenRows(back)
  }

  /// Rows that are written together. A color that appears in rows farther apart is set again.
  private static let mostOpenRows = 8

  /// The part of a row in which cells may still differ from the terminal's.
  struct OpenRow {
    var row: Int
    var span: ClosedRange<Int>
    /// The column from which the row is blank in the terminal's own background.
    var clean: Int
    /// Its parts that are erased first: indices of `fills`.
    var fills: Range<Int>
  }

  /// The row's part between its first and its last difference; nil when it has none.
  private mutating func openRow(
    _ row: Int, _ span: Range<Int>, _ back: UnsafeBufferPointer<Cell>
  ) -> OpenRow? {
    let base = row * columns
    var last = span.upperBound - 1
    while last >= span.lowerBound, back[base + last] == front[base + last] { last -= 1 }
    var x = span.lowerBound
    while x <= last, back[base + x] == front[base + x] { x += 1 }
    guard x <= last else { return nil }
    var open = OpenRow(row: row, span: x...last, clean: columns, fills: fills.count..<fills.count)
    // Blanks among few cells are never erased.
    if last - x >= Self.shortestErase {
      open.clean = cleanEnd(row: row, back)
      findFills(row: row, x...last, back)
      open.fills = open.fills.lowerBound..<fills.count
    }
    return open
  }

  /// Writes all differences of the open rows, and closes them.
  ///
  /// Styles that share a color follow each other, and the first is one that the terminal writes
  /// with already: a frame that moves the focus sets one color instead of two.
  private mutating func encodeOpenRows(_ back: UnsafeBufferPointer<Cell>) {
    guard !openRows.isEmpty else { return }
    let most = runs + openRows.count
    var passes = 0
    planGroups(back)
    for index in order.best where !openRows.isEmpty {
      let present = runs
      writesOnlyBlanks = !groups[index].hasTexts
      writeOpenRows(of: index, back)
      if runs > present { passes += 1 }
    }
    writesOnlyBlanks = false
    for open in openRows {
      for fill in open.fills where !fills[fill].isErased { erase(fill, with: nil, back) }
    }
    while !openRows.isEmpty {
      passes += 1
      if passes < Self.mostPasses {
        writeOpenRows(of: nil, back)
      } else {
        var group: UInt32?
        for open in openRows { _ = encode(open, byColor: false, &group, back) }
        openRows.removeAll(keepingCapacity: true)
      }
    }
    fills.removeAll(keepingCapacity: true)
    // A row counts as one position, however often it is visited.
    if passes > 1 { runs = min(runs, most) }
  }

  /// Passes over the open rows. The last one writes all that is left.
  private static let mostPasses = 12

  /// Writes what has the colors of a group in the open rows, and closes those in which nothing is
  /// left. Without a group, the colors are those of the first cell that is left.
  private mutating func writeOpenRows(of index: Int?, _ back: UnsafeBufferPointer<Cell>) {
    var group = index.map { groups[$0].style }
    var kept = 0
    for at in openRows.indices {
      var open = openRows[at]
      if let index {
        for fill in open.fills where fills[fill].group == index {
          erase(fill, with: groups[index].style, back)
        }
      }
      guard let left = encode(open, byColor: true, &group, back) else { continue }
      open.span = left...open.span.upperBound
      openRows[kept] = open
      kept += 1
    }
    openRows.removeLast(openRows.count - kept)
  }

  /// Writes the differences in a part of a row.
  ///
  /// - Parameters:
  ///   - isByColor: whether cells in other colors than those of `group` are left out.
  ///   - group: a style with the colors of this pass; nil until the first cell is written.
  /// - Returns: the first column that was left out; nil when there is none.
  private mutating func encode(
    _ open: OpenRow, byColor isByColor: Bool, _ group: inout UInt32?,
    _ back: UnsafeBufferPointer<Cell>
  ) -> Int? {
    let row = open.row
    let base = row * columns
    let last = open.span.upperBound
    var x = open.span.lowerBound
    var left: Int?
    // Cells up to here are written even if they seem unchanged: their neighbor may have been drawn
    // over them.
    var forced = 0
    while x <= last || x < forced {
      let at = base + x
      // Erasing also writes the cells that are forced.
      if let end = endOfUnerased(open, at: x) {
        left = left ?? x
        x = end
        continue
      }
      if x >= forced, isShownAlready(at, back) {
        x += 1
        continue
      }
      if x >= forced, isByColor {
        let first = back[at].isContinuation && x > 0 ? at - 1 : at
        if let group {
          let isLeft =
            pen.changesColors(from: group, to: back[first])
            || isWrittenWithText(first, through: base + last, otherThan: group, back)
          if isLeft {
            left = left ?? first - base
            x = first - base + max(1, back[first].width)
            continue
          }
        }
        if group == nil { group = styleOfRun(from: first, through: base + last, back) }
      }
      if x >= open.clean, last - x >= Self.shortestErase {
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

  /// Whether a cell is a blank before a text that another pass writes. That pass writes the blank
  /// with one byte; here it would also take a movement of the cursor.
  private func isWrittenWithText(
    _ at: Int, through last: Int, otherThan group: UInt32, _ back: UnsafeBufferPointer<Cell>
  ) -> Bool {
    guard back[at].isBlank else { return false }
    let own = back[at].style
    let limit = min(last, at + Self.shortestBlanks)
    var next = at + 1
    while next <= limit, back[next].isBlank, pen.blanksAreEqual(own, back[next].style) { next += 1 }
    guard next <= limit else { return false }
    let text = back[next]
    return !text.isBlank && !text.isContinuation && text != front[next]
      && pen.blanksAreEqual(own, text.style) && pen.changesColors(from: group, to: text)
  }

  /// The style of the next cell that is not blank, where the blanks from `start` on look the same
  /// in it; else the style of the cell at `start`. So one sequence sets the style of both.
  func styleOfRun(
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
    if new == front[at] { return true }
    guard isShownBlank(new, at: at) else { return false }
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
      if writesOnlyBlanks {
        pen.useBackground(of: new.style, &sink)
      } else {
        pen.use(styleOfRun(from: at, through: row * columns + last, back), &sink)
      }
    }
    append(glyph: new.glyph, width: width)
    let mayHaveCovered = front[at].mayCoverNext
    front[at] = new
    if width == 2, x + 1 < columns { front[at + 1] = back[at + 1] }
    cursor.advance(width, columns: columns)
    if new.isUnsure { cursor.forgetColumn() }
    guard new.isUnsure else { return mayHaveCovered ? min(columns, x + 2) : 0 }
    if new.glyph & Cell.clusterBit != 0 {
      return min(columns, x + CellWidth.extent(ofCluster: text(ofGlyph: new.glyph)))
    }
    // A blank that looks like the glyph's own may stay covered. Written, it would erase the glyph.
    let isCovered =
      new.mayCoverNext && x + 1 < columns && isClean(back[at + 1], like: new.style)
      && isShownBlank(back[at + 1], at: at + 1)
    return isCovered ? 0 : min(columns, x + 2)
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
    if !pen.writesBlank(of: style) {
      if writesOnlyBlanks { pen.useBackground(of: style, &sink) } else { pen.use(style, &sink) }
    }
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
