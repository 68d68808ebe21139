import Testing
import TheseusCells

@testable import TheseusTerminal

@Suite("a notice that the next key hides is broken at the screen's width, so that it is read whole")
struct NoticesAreReadWholeTests {
  @Test("a line that fits stays as it is")
  func fits() {
    #expect(NoticeCover.broken("kept 41", columns: 7) == ["kept 41"])
    #expect(NoticeCover.broken("", columns: 7) == [""])
    #expect(NoticeCover.broken("kept", columns: 0) == ["kept"])
  }

  @Test("a longer line is broken at spaces, and a longer word where the screen ends")
  func breaks() {
    #expect(
      NoticeCover.broken("the session cannot be saved", columns: 12)
        == ["the session", "cannot be", "saved"])
    #expect(NoticeCover.broken("in /a/b/c/d no", columns: 5) == ["in", "/a/b/", "c/d", "no"])
    #expect(NoticeCover.broken("日本語 ab", columns: 5) == ["日本", "語 ab"])
    #expect(NoticeCover.broken("日本", columns: 1) == ["日本"])
  }

  @Test("the last rows show all of it, at most half of the screen")
  func rows() {
    let sentence = "the session cannot be saved: Read-only file system"
    for (rows, count) in [(10, 3), (4, 2), (1, 1)] {
      var buffer = CellBuffer(columns: 22, rows: rows)
      var cover = NoticeCover()
      cover.lay(
        TerminalNotice(lines: [sentence], endsWithKey: true), over: &buffer, CellTheme())
      let filled = buffer.lines.map { line in line.contains { $0 != " " } }
      #expect(filled == Array(0..<rows).map { $0 >= rows - count })
    }
  }
}
