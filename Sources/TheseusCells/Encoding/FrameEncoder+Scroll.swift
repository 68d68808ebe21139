extension FrameEncoder {
  /// Finds a block of rows that has moved up or down and lets the terminal move it, if that leaves
  /// less to write.
  mutating func scroll(_ buffer: inout CellBuffer) {
    guard capabilities.scrollRegions, buffer.damage.rows.count >= Self.fewestRows else { return }
    guard let changed = movement.countChanges(buffer.damage.rows, columns, front, buffer.cells)
    else { return }
    guard changed.count >= Self.fewestRows else { return }
    guard let shift = movement.shift(of: changed, columns: columns, old: front, new: buffer.cells)
    else { return }
    guard
      let region = movement.region(
        of: changed, shift, columns, front, buffer.cells, leastSaved: Self.leastSaved)
    else { return }
    emitScroll(region, by: shift)
    for row in region { buffer.damage.mark(row, 0, columns) }
  }

  private static let fewestRows = 3
  /// Cells: a scroll costs about 20 bytes.
  private static let leastSaved = 40

  /// Row `r` gets the content of row `r + shift`.
  private mutating func emitScroll(_ region: Range<Int>, by shift: Int) {
    countRun()
    // New rows get the current background.
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
