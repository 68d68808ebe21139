import Testing

@testable import TheseusCells

@Suite("Drawing makes small pictures")
struct DrawingTests {
  @Test("text is cut off at its limit, and fills stay inside a box")
  func box() {
    var buffer = CellBuffer(columns: 8, rows: 4)
    buffer.border(CellRect(x: 0, y: 0, width: 8, height: 4), glyphs: .rounded)
    buffer.put("hello world", x: 1, y: 1, limit: 6)
    buffer.fill(CellRect(x: 2, y: 2, width: 3, height: 1), character: "▒")
    #expect(buffer.lines == ["╭──────╮", "│hello │", "│ ▒▒▒  │", "╰──────╯"])
  }

  @Test("clips nest and are popped")
  func clips() {
    var buffer = CellBuffer(columns: 6, rows: 2)
    buffer.clipped(to: CellRect(x: 1, y: 0, width: 4, height: 1)) { buffer in
      buffer.put("abcdef", x: 0, y: 0)
      buffer.clipped(to: CellRect(x: 0, y: 0, width: 2, height: 2)) {
        $0.put("XXXXXX\u{301}", x: 0, y: 0)
      }
      buffer.put("below", x: 0, y: 1)
    }
    buffer.put("z", x: 5, y: 1)
    #expect(buffer.lines == [" Xcde", "     z"])
  }

  @Test("A wide glyph is never left half")
  func halves() {
    var buffer = CellBuffer(columns: 6, rows: 1)
    buffer.put("漢字漢", x: 0, y: 0)
    buffer.put("x", x: 1, y: 0)
    buffer.put("y", x: 4, y: 0)
    #expect(buffer.lines == [" x字y"])
    buffer.put("漢", x: 5, y: 0)
    #expect(buffer.lines == [" x字y"])
    buffer.put("漢", x: -1, y: 0)
    #expect(buffer.text(x: 0, y: 0) == " ")
    var narrow = CellBuffer(columns: 5, rows: 1)
    let end = narrow.put("漢字漢", x: 0, y: 0, limit: 5)
    #expect(end == 4)
    #expect(narrow.lines == ["漢字"])
  }

  @Test("a clear background keeps the existing one")
  func background() {
    var buffer = CellBuffer(columns: 4, rows: 1)
    buffer.fill(CellRect(x: 0, y: 0, width: 2, height: 1), style: CellStyle(background: .ansi(4)))
    buffer.put(
      "ab漢", x: 1, y: 0,
      style: CellStyle(foreground: .ansi(1), background: .clear, attributes: .bold))
    #expect(
      buffer.style(x: 1, y: 0)
        == CellStyle(foreground: .ansi(1), background: .ansi(4), attributes: .bold))
    #expect(buffer.style(x: 2, y: 0) == CellStyle(foreground: .ansi(1), attributes: .bold))
    #expect(buffer.lines == [" ab"])
  }

  @Test("Everything may lie outside")
  func outside() {
    var buffer = CellBuffer(columns: 2, rows: 1)
    let all = CellRect(x: -5, y: -5, width: 20, height: 20)
    buffer.border(all)
    buffer.restyle(all) { $0.attributes.insert(.dim) }
    buffer.put("far", x: 0, y: 7)
    buffer.put("far", x: 99, y: 0)
    buffer.put("漢", x: .max - 4, y: 0)
    buffer.put("plain", x: .max - 2, y: 0)
    buffer.fill(CellRect(x: 9, y: 9, width: -3, height: 4))
    #expect(buffer.lines == [""])
    #expect(buffer.style(x: 0, y: 0)?.attributes == .dim)
    #expect(buffer.style(x: 2, y: 0) == nil)
  }

  @Test("damage covers the drawing and ends with the frame")
  func damage() {
    var buffer = CellBuffer(columns: 10, rows: 3)
    buffer.clearDamage()
    #expect(!buffer.hasDamage)
    buffer.put("ab", x: 2, y: 1)
    buffer.put("c", x: 7, y: 1)
    #expect(buffer.damagedRects == [CellRect(x: 2, y: 1, width: 6, height: 1)])
    buffer.clearDamage()
    #expect(buffer.damagedRects.isEmpty)
  }

  @Test("pictures compare by their content, not by palette numbers")
  func equality() {
    var left = CellBuffer(lines: ["ab", "❤️"])
    var right = CellBuffer(columns: 2, rows: 2)
    right.put("👨‍👩‍👧", x: 0, y: 0)
    right.put("ab", x: 0, y: 0)
    right.put("❤️", x: 0, y: 1)
    #expect(left == right)
    left.put("a", x: 0, y: 0, style: CellStyle(attributes: .bold))
    #expect(left != right)
  }

  @Test("Endless combining marks are cut")
  func zalgo() {
    var buffer = CellBuffer(columns: 4, rows: 1)
    let zalgo = "a" + String(repeating: "\u{301}", count: 10_000)
    buffer.put(zalgo + "b", x: 0, y: 0)
    #expect(buffer.lines[0].unicodeScalars.count == 25)
    #expect(buffer.text(x: 1, y: 0) == "b")
  }
}
