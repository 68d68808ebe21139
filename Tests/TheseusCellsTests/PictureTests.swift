import Foundation
import Testing
import TheseusCells

@Suite("A buffer as a picture keeps its columns")
struct PictureTests {
  @Test(
    "spaces are ones that no viewer folds: a run is as long as its cells, and its text has a character for each"
  )
  func spaces() {
    var buffer = CellBuffer(columns: 12, rows: 1)
    buffer.put("a  b", x: 0, y: 0)
    let svg = buffer.svg()
    #expect(svg.contains(">a\u{A0}\u{A0}b\(String(repeating: "\u{A0}", count: 8))</text>"))
    #expect(svg.contains("textLength=\"\(12 * 8.4)\""))
  }

  @Test("what XML has a meaning for is escaped, rows of spaces have no text")
  func escaping() {
    var buffer = CellBuffer(columns: 5, rows: 2)
    buffer.put("<&>", x: 0, y: 0)
    let svg = buffer.svg()
    #expect(svg.contains("&lt;&amp;&gt;"))
    #expect(svg.components(separatedBy: "<text").count == 2)
  }
}
