import Foundation
import Testing
import TheseusCells

@Suite("A buffer as a picture keeps its columns")
struct PictureTests {
  private struct Piece: Equatable {
    var x: Double
    var length: Double
    var text: String
  }

  /// The texts of a picture with their positions and lengths, in cells.
  private func pieces(_ svg: String) throws -> [Piece] {
    let pattern = /<text x="([0-9.]+)" y="[0-9.]+" textLength="([0-9.]+)"[^>]*>([^<]*)<\/text>/
    return try svg.matches(of: pattern).map { match in
      let (x, length) = try (#require(Double(match.1)), #require(Double(match.2)))
      return Piece(
        x: ((x - 10) / 8.4 * 10).rounded() / 10, length: (length / 8.4 * 10).rounded() / 10,
        text: String(match.3))
    }
  }

  @Test("every word and every symbol has its own column and length")
  func columns() throws {
    var buffer = CellBuffer(columns: 30, rows: 1)
    buffer.put("[ ‹ ] ab  cd ──── x✓y", x: 1, y: 0)
    let svg = buffer.svg()
    #expect(
      try pieces(svg) == [
        Piece(x: 1, length: 1, text: "["), Piece(x: 3, length: 1, text: "‹"),
        Piece(x: 5, length: 1, text: "]"), Piece(x: 7, length: 2, text: "ab"),
        Piece(x: 11, length: 2, text: "cd"), Piece(x: 14, length: 4, text: "────"),
        Piece(x: 19, length: 1, text: "x"), Piece(x: 20, length: 1, text: "✓"),
        Piece(x: 21, length: 1, text: "y"),
      ])
    #expect(!svg.contains(" xml:space") && svg.components(separatedBy: "lengthAdjust").count == 10)
  }

  @Test("a wide character is two cells wide, and the next one follows it")
  func wide() throws {
    var buffer = CellBuffer(columns: 12, rows: 1)
    buffer.put("a日本 b", x: 0, y: 0)
    #expect(
      try pieces(buffer.svg()) == [
        Piece(x: 0, length: 1, text: "a"), Piece(x: 1, length: 2, text: "日"),
        Piece(x: 3, length: 2, text: "本"), Piece(x: 6, length: 1, text: "b"),
      ])
  }

  @Test("light and dark pictures have their own ground and ink")
  func appearances() {
    var buffer = CellBuffer(columns: 3, rows: 1)
    buffer.put("a", x: 0, y: 0)
    #expect(buffer.svg().contains("#16181d") && buffer.svg().contains("fill=\"#e6e8ec\""))
    let light = buffer.svg(isDark: false)
    #expect(light.contains("fill=\"#ffffff\"") && light.contains("fill=\"#1c1e22\""))
  }

  @Test("XML's special characters are escaped, rows of spaces have no text")
  func escaping() {
    var buffer = CellBuffer(columns: 5, rows: 2)
    buffer.put("<&>", x: 0, y: 0)
    let svg = buffer.svg()
    #expect(svg.contains("&lt;&amp;&gt;"))
    #expect(svg.components(separatedBy: "<text").count == 2)
  }

  @Test("an underline goes below blank cells too")
  func underline() {
    var buffer = CellBuffer(columns: 6, rows: 1)
    buffer.fill(CellRect(x: 1, y: 0, width: 4, height: 1), style: CellStyle(attributes: .underline))
    #expect(buffer.svg().contains("x=\"18.4\" y=\"26\" width=\"33.6\" height=\"1\""))
  }

  @Test("a picture of a poorer terminal has its colors and its characters")
  func poorer() {
    var buffer = CellBuffer(columns: 4, rows: 1)
    buffer.put("✓a", x: 0, y: 0, style: CellStyle(foreground: .rgb(255, 0, 0)))
    #expect(buffer.svg().contains("#ff0000") && buffer.svg().contains("✓"))
    let plain = buffer.svg(depth: .none, unicode: false)
    #expect(!plain.contains("#ff0000") && !plain.contains("✓") && plain.contains(">xa<"))
    #expect(buffer.svg(depth: .ansi16).contains("#d57780"))
  }
}
