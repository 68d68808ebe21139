/// Copied rows of a buffer.
public struct CellRows {
  fileprivate let columns: Int
  fileprivate let first: Int
  fileprivate let cells: ContiguousArray<Cell>
}

extension CellBuffer {
  /// A copy of whole rows, which must exist, to put back with `replace`.
  public func rows(_ range: Range<Int>) -> CellRows {
    let range = range.clamped(to: 0..<rows)
    return CellRows(
      columns: columns, first: range.lowerBound,
      cells: ContiguousArray(cells[range.lowerBound * columns..<range.upperBound * columns]))
  }

  /// Puts copied rows back. Rows that no longer exist, or have another width, are left out.
  public mutating func replace(_ copy: CellRows) {
    guard copy.columns == columns else { return }
    let start = copy.first * columns
    let end = min(start + copy.cells.count, cells.count)
    guard start < end else { return }
    cells.replaceSubrange(start..<end, with: copy.cells.prefix(end - start))
    for row in copy.first..<end / columns { damage.mark(row, 0, columns) }
  }
}
