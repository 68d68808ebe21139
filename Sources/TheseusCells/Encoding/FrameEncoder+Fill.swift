extension FrameEncoder {
  /// Cells of one background in an open row that are erased before their texts are written: one
  /// sequence instead of blanks between the texts.
  struct Fill {
    var row: Int
    var columns: Range<Int>
    /// A style with its background.
    var style: UInt32
    /// The index of the group with whose color it is erased; -1 for none.
    var group = -1
    var isErased = false
  }

  /// Finds the parts of a row that are better erased.
  mutating func findFills(
    row: Int, _ span: ClosedRange<Int>, _ back: UnsafeBufferPointer<Cell>
  ) {
    guard capabilities.erasesInBackground else { return }
    var start = span.lowerBound
    while start <= span.upperBound {
      let part = part(of: row, start...span.upperBound, back)
      if part.savesBytes(upTo: columns) {
        fills.append(
          Fill(row: row, columns: start..<part.end, style: back[row * columns + start].style))
      }
      start = part.end
    }
  }

  /// The end of the part around a column that is still to be erased; nil when there is none.
  @inline(__always)
  func endOfUnerased(_ open: OpenRow, at x: Int) -> Int? {
    if open.fills.isEmpty { return nil }
    for fill in open.fills where !fills[fill].isErased && fills[fill].columns.contains(x) {
      return fills[fill].columns.upperBound
    }
    return nil
  }

  /// The cells of one background from a column on.
  private struct Part {
    let start: Int
    var end: Int
    /// Bytes of blanks that need not be written after the part is erased.
    var saved = 0
    /// Cells that are shown already, and would be written again.
    var kept = 0

    /// Each kept text also takes a movement of the cursor.
    func savesBytes(upTo columns: Int) -> Bool {
      saved > 2 * kept + (end == columns ? 3 : 3 + digits(end - start))
    }
  }

  /// The blanks between two texts, or between a text and the end of a part.
  private struct Gap {
    /// The style of the text before; nil at the start of the part.
    var before: UInt32?
    /// The blanks from the first to the last that is not shown yet.
    var length = 0
    private var shown = 0

    init(after before: UInt32?) { self.before = before }

    mutating func add(isShown: Bool) {
      if !isShown {
        length += shown + 1
        shown = 0
      } else if length > 0 {
        shown += 1
      }
    }
  }

  /// The bytes that blanks take when they are written. Texts of one color are written one after the
  /// other: from one to the next the cursor moves in 4 bytes, or passes fewer blanks by writing
  /// them.
  private func bytes(of gap: Gap, before next: UInt32?) -> Int {
    let length = min(gap.length, 10)
    if let next, gap.before.map({ !pen.changesColors(from: $0, to: next) }) ?? true {
      return max(0, length - 4)
    }
    return length
  }

  private func part(
    of row: Int, _ span: ClosedRange<Int>, _ back: UnsafeBufferPointer<Cell>
  ) -> Part {
    let base = row * columns
    let style = back[base + span.lowerBound].style
    var part = Part(start: span.lowerBound, end: span.lowerBound + 1)
    var isErasable = isErasable(base + span.lowerBound, back) && pen.showsOnlyBackground(style)
    var gap = Gap(after: nil)
    for x in span {
      let cell = back[base + x]
      guard pen.blanksAreEqual(cell.style, style) else { break }
      part.end = x + 1
      if !isErasable { continue }
      isErasable = self.isErasable(base + x, back)
      let isShown = cell == front[base + x] || isShownBlank(cell, at: base + x)
      if cell.isBlank {
        gap.add(isShown: isShown)
      } else {
        if isShown { part.kept += cell.isUnsure ? 4 : 1 }
        part.saved += bytes(of: gap, before: cell.style)
        gap = Gap(after: cell.style)
      }
    }
    part.saved += bytes(of: gap, before: nil)
    let next = base + part.end
    let cutsGlyph =
      part.end < columns && (back[next].isContinuation || front[next].isContinuation)
      || back[base + span.lowerBound].isContinuation || front[base + span.lowerBound].isContinuation
      || back[next - 1].isUnsure || front[next - 1].isUnsure
    if !isErasable || cutsGlyph { part.saved = 0 }
    return part
  }

  /// A cluster of disputed width may cover more than its neighbor.
  private func isErasable(_ at: Int, _ back: UnsafeBufferPointer<Cell>) -> Bool {
    !back[at].coversUnknownColumns && !front[at].coversUnknownColumns
  }

  /// Erases a part. `group` is the style in whose colors its texts are written next; nil for any.
  mutating func erase(_ index: Int, with group: UInt32?, _ back: UnsafeBufferPointer<Cell>) {
    let fill = fills[index]
    fills[index].isErased = true
    let base = fill.row * columns
    go(to: fill.columns.lowerBound, fill.row, back)
    if !pen.writesBlank(of: fill.style) {
      if writesOnlyBlanks {
        pen.useBackground(of: fill.style, &sink)
      } else {
        pen.use(styleOfText(in: fill, group, back), &sink)
      }
    }
    if fill.columns.upperBound == columns {
      sink.append("\u{1B}[K")
    } else {
      sink.append(csi: fill.columns.count, "X")
    }
    for x in fill.columns {
      let cell = back[base + x]
      front[base + x] = cell.isBlank ? cell : Cell.blank.with(style: fill.style)
    }
  }

  /// The style of the first text of a part in the colors of a group.
  private func styleOfText(
    in fill: Fill, _ group: UInt32?, _ back: UnsafeBufferPointer<Cell>
  ) -> UInt32 {
    for x in fill.columns {
      let cell = back[fill.row * columns + x]
      if cell.isBlank || cell.isContinuation { continue }
      if group.map({ !pen.changesColors(from: $0, to: cell.style) }) ?? true { return cell.style }
    }
    return group ?? fill.style
  }
}
