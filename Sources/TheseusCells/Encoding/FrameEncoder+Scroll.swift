extension FrameEncoder {
  /// Finds a block of rows that has moved up or down and lets the terminal move it, where that leaves less to write.
  mutating func scroll(_ buffer: inout CellBuffer) {
    guard capabilities.scrollRegions, buffer.damage.rows.count >= Self.fewestRows else { return }
    let window = buffer.damage.rows
    var changed: Range<Int>?
    for row in window where changedCells(row, row, buffer.cells) > 0 {
      changed = (changed?.lowerBound ?? row)..<row + 1
    }
    guard let changed, changed.count >= Self.fewestRows else { return }
    guard let shift = rowHashes.shift(of: changed, columns: columns, old: front, new: buffer.cells) else { return }

    // The region is where shifted rows leave less to write than rows that stayed.
    var best: (rows: Range<Int>, saved: Int) = (0..<0, 0)
    var open: (start: Int, saved: Int) = (changed.lowerBound, 0)
    for row in changed {
      let source = row + shift
      let now = changedCells(row, row, buffer.cells)
      let then = changed.contains(source) ? changedCells(row, source, buffer.cells) : blankDifference(row, buffer.cells)
      open.saved += now - then
      if open.saved <= 0 {
        open = (row + 1, 0)
      } else if open.saved > best.saved {
        best = (open.start..<row + 1, open.saved)
      }
    }
    guard best.saved >= Self.leastSaved else { return }
    // The rows that feed the block from its edge cost their own redrawing; take them in when that is less.
    let wider = min(best.rows.lowerBound, best.rows.lowerBound + shift)..<max(best.rows.upperBound, best.rows.upperBound + shift)
    let region =
      saved(wider.clamped(to: changed), shift, buffer.cells) > saved(best.rows, shift, buffer.cells)
      ? wider.clamped(to: changed) : best.rows
    guard region.count > abs(shift), saved(region, shift, buffer.cells) >= Self.leastSaved else { return }
    emitScroll(region, by: shift)
    for row in region { buffer.damage.mark(row, 0, columns) }
  }

  /// Cells that need no writing when this region moves; rows it cannot feed are blank after the move.
  private func saved(_ region: Range<Int>, _ shift: Int, _ new: ContiguousArray<Cell>) -> Int {
    region.reduce(0) { sum, row in
      let source = row + shift
      let then = region.contains(source) ? changedCells(row, source, new) : blankDifference(row, new)
      return sum + changedCells(row, row, new) - then
    }
  }

  private static let fewestRows = 3
  /// Cells: a scroll costs about 20 bytes.
  private static let leastSaved = 40

  private func changedCells(_ row: Int, _ source: Int, _ new: ContiguousArray<Cell>) -> Int {
    new.withUnsafeBufferPointer { new in
      front.withUnsafeBufferPointer { old in
        var count = 0
        for x in 0..<columns where new[row * columns + x] != old[source * columns + x] { count += 1 }
        return count
      }
    }
  }

  private func blankDifference(_ row: Int, _ new: ContiguousArray<Cell>) -> Int {
    new[row * columns..<(row + 1) * columns].reduce(0) { $0 + ($1 == .blank ? 0 : 1) }
  }

  /// Row `r` takes what row `r + shift` shows.
  private mutating func emitScroll(_ region: Range<Int>, by shift: Int) {
    countRun()
    // Rows that come in take the background of the moment.
    if !pen.erasesClean { pen.use(0, &sink) }
    let isWhole = region == 0..<rows
    if !isWhole {
      sink.append("\u{1B}[")
      sink.append(decimal: region.lowerBound + 1)
      sink.append(0x3B)
      sink.append(decimal: region.upperBound)
      sink.append(0x72)
    }
    sink.append(csi: abs(shift), shift > 0 ? "S" : "T")
    if !isWhole {
      sink.append("\u{1B}[r")
      cursor.isNow(column: 0, row: 0)
    }
    let last = region.upperBound - 1
    for step in 0..<region.count {
      let row = shift > 0 ? region.lowerBound + step : last - step
      let source = row + shift
      for x in 0..<columns {
        front[row * columns + x] = region.contains(source) ? front[source * columns + x] : .blank
      }
    }
  }
}

/// Finds by how many rows most rows have moved, by hashing slices of rows: a scroll bar or a second pane beside the list
/// spoils only its own slice.
struct RowHashes {
  private static let slices = 4
  private var old: [UInt64] = []
  private var new: [UInt64] = []
  private var votes: [Int] = []

  /// Rows `r` that show what was in row `r + shift`; nil when no shift explains anything.
  mutating func shift(of rows: Range<Int>, columns: Int, old front: ContiguousArray<Cell>, new back: ContiguousArray<Cell>) -> Int? {
    let slices = min(Self.slices, columns)
    hash(front, rows, columns, slices, into: \.old)
    hash(back, rows, columns, slices, into: \.new)
    let count = rows.count
    votes.removeAll(keepingCapacity: true)
    votes.append(contentsOf: repeatElement(0, count: 2 * count - 1))
    for row in 0..<count {
      for slice in 0..<slices {
        let wanted = new[row * slices + slice]
        if wanted == old[row * slices + slice] || wanted == Self.uniform { continue }
        for source in 0..<count where old[source * slices + slice] == wanted { votes[source - row + count - 1] += 1 }
      }
    }
    var best: (at: Int, votes: Int) = (0, 0)
    for at in votes.indices where votes[at] > best.votes { best = (at, votes[at]) }
    let shift = best.at - (count - 1)
    return best.votes >= 2 && shift != 0 ? shift : nil
  }

  private static let uniform: UInt64 = 0

  private mutating func hash(
    _ cells: ContiguousArray<Cell>, _ rows: Range<Int>, _ columns: Int, _ slices: Int, into target: WritableKeyPath<RowHashes, [UInt64]>
  ) {
    var hashes = self[keyPath: target]
    self[keyPath: target] = []
    hashes.removeAll(keepingCapacity: true)
    cells.withUnsafeBufferPointer { cells in
      for row in rows {
        for slice in 0..<slices {
          let from = row * columns + columns * slice / slices
          let to = row * columns + columns * (slice + 1) / slices
          var isUniform = true
          var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
          for at in from..<to {
            isUniform = isUniform && cells[at] == cells[from]
            hash = (hash ^ cells[at].bits) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 29
          }
          hashes.append(isUniform ? Self.uniform : hash)
        }
      }
    }
    self[keyPath: target] = hashes
  }
}
