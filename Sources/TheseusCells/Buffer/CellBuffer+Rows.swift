/// Copied rows of a buffer.
public struct CellRows {
  fileprivate let columns: Int
  fileprivate let first: Int
  /// Of the palette whose numbers the cells have.
  fileprivate let generation: Int
  fileprivate let cells: ContiguousArray<Cell>
}

extension CellBuffer {
  /// A copy of whole rows, which must exist, to put back with `replace`.
  public func rows(_ range: Range<Int>) -> CellRows {
    let range = range.clamped(to: 0..<rows)
    return CellRows(
      columns: columns, first: range.lowerBound, generation: palette.generation,
      cells: ContiguousArray(cells[range.lowerBound * columns..<range.upperBound * columns]))
  }

  /// Puts copied rows back. Rows that no longer exist, or have another width, are left out.
  ///
  /// - Returns: false, and nothing is put back, after the palette was compacted: its numbers stand
  ///   for other styles and texts since.
  public mutating func replace(_ copy: CellRows) -> Bool {
    guard copy.generation == palette.generation else { return false }
    guard copy.columns == columns else { return true }
    let start = copy.first * columns
    let end = min(start + copy.cells.count, cells.count)
    guard start < end else { return true }
    cells.replaceSubrange(start..<end, with: copy.cells.prefix(end - start))
    for row in copy.first..<end / columns { damage.mark(row, 0, columns) }
    return true
  }
}
