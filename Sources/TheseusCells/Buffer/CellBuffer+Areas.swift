/// Copied cells of an area of a buffer.
struct CellArea {
  let rect: CellRect
  /// Row by row.
  fileprivate let cells: ContiguousArray<Cell>
}

extension CellBuffer {
  /// A copy of the cells of an area, as far as they exist, to put back with `restore`.
  func area(_ rect: CellRect) -> CellArea {
    let rect = rect.intersection(bounds)
    var copy = ContiguousArray<Cell>()
    copy.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.endY {
      copy.append(contentsOf: cells[index(rect.x, y)..<index(rect.endX, y)])
    }
    return CellArea(rect: rect, cells: copy)
  }

  /// Puts back the copied cells that `isRestored` selects. A wide glyph of which only one half is
  /// put back becomes blank.
  mutating func restore(_ copy: CellArea, where isRestored: (_ x: Int, _ y: Int) -> Bool) {
    let rect = copy.rect
    for y in rect.y..<rect.endY {
      var start = rect.x
      while start < rect.endX {
        guard isRestored(start, y) else {
          start += 1
          continue
        }
        let end = (start..<rect.endX).first { !isRestored($0, y) } ?? rect.endX
        restore(copy, start, end, y)
        start = end
      }
    }
  }

  private mutating func restore(_ copy: CellArea, _ start: Int, _ end: Int, _ y: Int) {
    blankCutGlyphs(start, end, y)
    damage.mark(y, start, end)
    let rect = copy.rect
    for x in start..<end {
      cells[index(x, y)] = copy.cells[(y - rect.y) * rect.width + x - rect.x]
    }
    let (first, last) = (index(start, y), index(end - 1, y))
    if cells[first].isContinuation, start == 0 || cells[first - 1].width != 2 { blank(first) }
    if cells[last].width == 2, end == columns || !cells[last + 1].isContinuation { blank(last) }
  }

  private mutating func blank(_ index: Int) {
    cells[index] = Cell(glyph: 0x20, style: cells[index].style, width: 1)
  }
}
