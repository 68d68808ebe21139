extension FrameEncoder {
  /// Erases the parts of a row in which the blanks between many texts change, before the texts are
  /// written: one sequence instead of a cursor movement for each gap.
  mutating func fill(
    row: Int, _ span: ClosedRange<Int>, _ back: UnsafeBufferPointer<Cell>
  ) {
    guard capabilities.erasesInBackground else { return }
    var start = span.lowerBound
    while start <= span.upperBound {
      let part = part(of: row, start...span.upperBound, back)
      if part.savesBytes { erase(row: row, start..<part.end, back) }
      start = part.end
    }
  }

  /// Whether `fill` erases a part of the row.
  func isFilled(
    row: Int, _ span: ClosedRange<Int>, _ back: UnsafeBufferPointer<Cell>
  ) -> Bool {
    guard capabilities.erasesInBackground else { return false }
    var start = span.lowerBound
    while start <= span.upperBound {
      let part = part(of: row, start...span.upperBound, back)
      if part.savesBytes { return true }
      start = part.end
    }
    return false
  }

  /// The cells of one background from a column on.
  private struct Part {
    var end: Int
    /// Sequences of blanks that have to be written.
    var gaps = 0
    /// Cells that are shown already, and would be written again.
    var kept = 0

    /// A gap costs a cursor movement and a blank. Erasing takes a sequence, and each kept text a
    /// movement.
    var savesBytes: Bool { gaps >= 3 && 4 * gaps > 2 * kept + 6 }
  }

  private func part(
    of row: Int, _ span: ClosedRange<Int>, _ back: UnsafeBufferPointer<Cell>
  ) -> Part {
    let base = row * columns
    let style = back[base + span.lowerBound].style
    var part = Part(end: span.lowerBound + 1)
    var isErasable = isErasable(base + span.lowerBound, back) && pen.showsOnlyBackground(style)
    var isGap = false
    for x in span {
      let cell = back[base + x]
      guard pen.blanksAreEqual(cell.style, style) else { break }
      part.end = x + 1
      if !isErasable { continue }
      isErasable = self.isErasable(base + x, back)
      let isShown =
        cell == front[base + x]
        || cell.isBlank && front[base + x].isBlank
          && pen.blanksAreEqual(cell.style, front[base + x].style)
      if cell.isBlank {
        if !isShown, !isGap { part.gaps += 1 }
        isGap = isGap || !isShown
      } else {
        if isShown { part.kept += cell.isUnsure ? 4 : 1 }
        isGap = false
      }
    }
    let next = base + part.end
    let cutsGlyph =
      part.end < columns && (back[next].isContinuation || front[next].isContinuation)
      || back[base + span.lowerBound].isContinuation || front[base + span.lowerBound].isContinuation
      || back[next - 1].isUnsure || front[next - 1].isUnsure
    if !isErasable || cutsGlyph { part.gaps = 0 }
    return part
  }

  /// A cluster of disputed width may cover more than its neighbor.
  private func isErasable(_ at: Int, _ back: UnsafeBufferPointer<Cell>) -> Bool {
    !back[at].coversUnknownColumns && !front[at].coversUnknownColumns
  }

  private mutating func erase(
    row: Int, _ columns: Range<Int>, _ back: UnsafeBufferPointer<Cell>
  ) {
    let base = row * self.columns
    let style = back[base + columns.lowerBound].style
    go(to: columns.lowerBound, row, back)
    if !pen.writesBlank(of: style) {
      // The style of the text that follows is set anyway.
      pen.use(
        styleOfRun(from: base + columns.lowerBound, through: base + columns.upperBound - 1, back),
        &sink)
    }
    if columns.upperBound == self.columns {
      sink.append("\u{1B}[K")
    } else {
      sink.append(csi: columns.count, "X")
    }
    for x in columns {
      let cell = back[base + x]
      front[base + x] = cell.isBlank ? cell : Cell.blank.with(style: style)
    }
  }
}
