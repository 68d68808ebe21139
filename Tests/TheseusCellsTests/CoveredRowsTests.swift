import Testing

@testable import TheseusCells

@Suite("Covered rows are put back only while the palette has their numbers")
struct CoveredRowsTests {
  @Test("rows return with their texts and styles")
  func returned() {
    var buffer = CellBuffer(columns: 8, rows: 2)
    buffer.put("e\u{301}a", x: 0, y: 1)
    let covered = buffer.rows(1..<2)
    buffer.put("notice", x: 0, y: 1)
    let isReplaced = buffer.replace(covered)
    #expect(isReplaced)
    #expect(buffer.lines == ["", "e\u{301}a"])
  }

  @Test("after a compaction they are refused, and the rows stay as they are")
  func compacted() {
    var buffer = CellBuffer(columns: 8, rows: 2)
    buffer.put("e\u{301}a", x: 0, y: 1)
    let covered = buffer.rows(1..<2)
    buffer.put("notice", x: 0, y: 1)
    var front = buffer.cells
    front.withUnsafeMutableBufferPointer { screen in
      buffer.cells.withUnsafeMutableBufferPointer { buffer.palette.compact(screen, $0) }
    }
    let isReplaced = buffer.replace(covered)
    #expect(!isReplaced)
    #expect(buffer.lines == ["", "notice"])
  }
}
