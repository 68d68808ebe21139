/// Finds a block of rows that has moved up or down. Keeps its memory from frame to frame.
///
/// The distance is found by hashing slices of the rows until one of them decides: a scroll bar or a
/// second pane beside the list affects only its own slice. The moved rows are found by counting the
/// cells to write with and without the move.
struct RowMovement {
  private static let slices = 4
  private var oldHashes: [UInt64] = []
  private var newHashes: [UInt64] = []
  private var votes: [Int] = []
  /// Cells of each row that differ now, by row.
  private var staying: [Int] = []
  /// The cells of each row that would differ from the row it may have come from, and from a blank
  /// one.
  private var moved: [Int] = []
  private var blank: [Int] = []

  typealias Cells = ContiguousArray<Cell>

  /// Counts the differences in each row; the range of rows that differ at all, nil for none.
  mutating func countChanges(_ rows: Range<Int>, _ columns: Int, _ old: Cells, _ new: Cells)
    -> Range<Int>?
  {
    var changed: Range<Int>?
    Self.clear(&staying, rows.upperBound)
    for row in rows {
      staying[row] = Self.differences(row, row, columns, old, new)
      if staying[row] > 0 { changed = (changed?.lowerBound ?? row)..<row + 1 }
    }
    return changed
  }

  private static func clear(_ counts: inout [Int], _ count: Int) {
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: count))
  }

  private static func differences(
    _ row: Int, _ source: Int, _ columns: Int, _ old: Cells, _ new: Cells
  ) -> Int {
    new.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        var count = 0
        let (to, from) = (row * columns, source * columns)
        for x in 0..<columns where new[to + x].bits != old[from + x].bits { count += 1 }
        return count
      }
    }
  }

  private static func inked(_ row: Int, _ columns: Int, _ cells: Cells) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var count = 0
      for at in row * columns..<(row + 1) * columns where cells[at] != .blank { count += 1 }
      return count
    }
  }

  // MARK: By how much

  /// The shift that explains most: row `r` shows what was in row `r + shift`; nil when no shift
  /// explains anything.
  mutating func shift(of rows: Range<Int>, columns: Int, old: Cells, new: Cells) -> Int? {
    let slices = min(Self.slices, columns)
    for slice in 0..<slices {
      let part = columns * slice / slices..<columns * (slice + 1) / slices
      Self.hash(old, rows, columns, part, into: &oldHashes)
      Self.hash(new, rows, columns, part, into: &newHashes)
      if let shift = vote(rows.count) { return shift }
    }
    return nil
  }

  /// Counts the slices that are found elsewhere, for each shift. A quarter of the rows is enough.
  private mutating func vote(_ count: Int) -> Int? {
    Self.clear(&votes, 2 * count - 1)
    for row in 0..<count {
      let wanted = newHashes[row]
      if wanted == oldHashes[row] || wanted == Self.uniform { continue }
      for source in 0..<count where oldHashes[source] == wanted {
        votes[source - row + count - 1] += 1
      }
    }
    var best: (at: Int, votes: Int) = (0, 0)
    for at in votes.indices where votes[at] > best.votes { best = (at, votes[at]) }
    let shift = best.at - (count - 1)
    return best.votes >= max(2, count / 4) && shift != 0 ? shift : nil
  }

  private static let uniform: UInt64 = 0

  private static func hash(
    _ cells: Cells, _ rows: Range<Int>, _ columns: Int, _ part: Range<Int>,
    into hashes: inout [UInt64]
  ) {
    hashes.removeAll(keepingCapacity: true)
    cells.withUnsafeBufferPointer { cells in
      for row in rows {
        let (from, to) = (row * columns + part.lowerBound, row * columns + part.upperBound)
        var isUniform = true
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for at in from..<to {
          isUniform = isUniform && cells[at] == cells[from]
          hash = (hash ^ cells[at].bits) &* 0xFF51_AFD7_ED55_8CCD
          hash ^= hash >> 29
        }
        hashes.append(isUniform ? uniform : hash)
      }
    }
  }

  // MARK: Which rows

  /// The rows that are better moved than written; nil when moving saves less than `leastSaved`
  /// cells.
  mutating func region(
    of changed: Range<Int>, _ shift: Int, _ columns: Int, _ old: Cells, _ new: Cells,
    leastSaved: Int
  ) -> Range<Int>? {
    Self.clear(&moved, changed.upperBound)
    Self.clear(&blank, changed.upperBound)
    var best: (rows: Range<Int>, saved: Int) = (0..<0, 0)
    var open: (start: Int, saved: Int) = (changed.lowerBound, 0)
    for row in changed {
      let source = row + shift
      blank[row] = Self.inked(row, columns, new)
      moved[row] =
        changed.contains(source) ? Self.differences(row, source, columns, old, new) : blank[row]
      open.saved += staying[row] - moved[row]
      if open.saved <= 0 {
        open = (row + 1, 0)
      } else if open.saved > best.saved {
        best = (open.start..<row + 1, open.saved)
      }
    }
    guard best.saved >= leastSaved else { return nil }
    // Rows at the block's edge that are scrolled in must be redrawn; include them when that is
    // less.
    let shifted =
      min(
        best.rows.lowerBound, best.rows.lowerBound + shift)..<max(
        best.rows.upperBound, best.rows.upperBound + shift)
    let wider = shifted.clamped(to: changed)
    let region = saved(wider, shift) > saved(best.rows, shift) ? wider : best.rows
    return region.count > abs(shift) && saved(region, shift) >= leastSaved ? region : nil
  }

  /// Cells that need no writing when this region moves; rows it cannot feed are blank after the
  /// move.
  private func saved(_ region: Range<Int>, _ shift: Int) -> Int {
    var sum = 0
    for row in region {
      sum += staying[row] - (region.contains(row + shift) ? moved[row] : blank[row])
    }
    return sum
  }
}
