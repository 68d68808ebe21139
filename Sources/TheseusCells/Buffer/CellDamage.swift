/// The damage since the last frame: one span of columns for each row, and the rows that have one.
///
/// Fixed size, so that marking never allocates; a superset of the changes, which the encoder
/// compares.
struct CellDamage {
  private var starts: ContiguousArray<Int32>
  private var ends: ContiguousArray<Int32>
  private(set) var rows: Range<Int> = 0..<0

  init(rows: Int) {
    starts = ContiguousArray(repeating: .max, count: rows)
    ends = ContiguousArray(repeating: 0, count: rows)
  }

  var isEmpty: Bool { rows.isEmpty }

  func span(_ row: Int) -> Range<Int> {
    let start = Int(starts[row])
    let end = Int(ends[row])
    return start < end ? start..<end : 0..<0
  }

  mutating func mark(_ row: Int, _ start: Int, _ end: Int) {
    guard start < end else { return }
    starts[row] = min(starts[row], Int32(truncatingIfNeeded: start))
    ends[row] = max(ends[row], Int32(truncatingIfNeeded: end))
    rows = rows.isEmpty ? row..<row + 1 : min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
  }

  mutating func clear() {
    for row in rows {
      starts[row] = .max
      ends[row] = 0
    }
    rows = 0..<0
  }
}
