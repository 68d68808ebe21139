import Foundation
import TestSupport
import Testing

@testable import TheseusCells

@Suite("Frames are few bytes")
struct EncoderTests {
  /// The bytes that a second picture costs after a first, with the control character shown as ^.
  private func bytes(
    _ first: [String], _ capabilities: OutputCapabilities = OutputCapabilities(),
    caret: CaretPosition? = nil,
    _ change: (inout CellBuffer) -> Void
  ) -> String {
    var buffer = CellBuffer(lines: first)
    var encoder = FrameEncoder(capabilities: capabilities)
    _ = encoder.encode(&buffer, caret: caret)
    change(&buffer)
    guard encoder.encode(&buffer, caret: caret) else { return "" }
    return String(decoding: encoder.frame, as: UTF8.self).replacingOccurrences(
      of: "\u{1B}", with: "^")
  }

  @Test("Nothing changed writes nothing, also when it was drawn again")
  func nothing() {
    #expect(bytes(["abc"]) { $0.put("abc", x: 0, y: 0) } == "")
    #expect(bytes(["abc"], caret: CaretPosition(column: 1, row: 0)) { _ in } == "")
  }

  @Test("A changed digit is at most 12 bytes wherever it is")
  func digit() {
    var buffer = CellBuffer(columns: 200, rows: 50)
    var encoder = FrameEncoder(
      capabilities: OutputCapabilities(colors: .trueColor, synchronizedOutput: true))
    _ = encoder.encode(&buffer)
    var random = SeededGenerator(seed: 11)
    for step in 0..<500 {
      let x = Int.random(in: 0..<200, using: &random)
      let y = Int.random(in: 0..<50, using: &random)
      buffer.put(String(step % 10), x: x, y: y)
      _ = encoder.encode(&buffer)
      #expect(encoder.frame.count <= 12, "seed 11 step \(step): \(encoder.frame)")
    }
    buffer.put("8", x: 7, y: 7)
    _ = encoder.encode(&buffer)
    buffer.put("9", x: 7, y: 7)
    _ = encoder.encode(&buffer)
    #expect(encoder.frame == [0x08, 0x39])
  }

  @Test("Short gaps are written over, long ones jumped")
  func gaps() {
    let gap = bytes(["one two six"]) { $0.put("ONE two SIX", x: 0, y: 0) }
    #expect(gap == "\rONE^[9GSIX")
    let short = bytes(["a-b-c"]) { $0.put("A-B-C", x: 0, y: 0) }
    #expect(short == "\rA-B-C")
  }

  @Test("Styles change by their difference")
  func styles() {
    var buffer = CellBuffer(columns: 12, rows: 1)
    var encoder = FrameEncoder(capabilities: OutputCapabilities(colors: .trueColor))
    _ = encoder.encode(&buffer)
    let red = CellStyle(foreground: .rgb(255, 0, 0), background: .ansi(4), attributes: .bold)
    var dim = red
    dim.attributes = [.dim]
    buffer.put("a", x: 0, y: 0, style: red)
    buffer.put("b", x: 1, y: 0, style: dim)
    buffer.put("c", x: 2, y: 0)
    _ = encoder.encode(&buffer)
    let text = String(decoding: encoder.frame, as: UTF8.self)
    #expect(text == "\u{1B}[1;38;2;255;0;0;44ma\u{1B}[22;2mb\u{1B}[mc")
  }

  @Test("Colors of 24 bits that alternate in a row are set once each; short ones in reading order")
  func groups() {
    let one = CellStyle(foreground: .rgb(10, 20, 30))
    let other = CellStyle(foreground: .rgb(40, 50, 60), attributes: .bold)
    let draw: (inout CellBuffer) -> Void = { buffer in
      for x in stride(from: 0, to: 40, by: 20) {
        buffer.put("keys", x: x, y: 0, style: one)
        buffer.put("explained", x: x + 6, y: 0, style: other)
      }
    }
    #expect(
      bytes([String(repeating: "-", count: 40)], OutputCapabilities(colors: .trueColor), draw)
        == "\r^[38;2;10;20;30mkeys^[21Gkeys^[7G^[1;38;2;40;50;60mexplained^[27Gexplained")
    let short = bytes([String(repeating: "-", count: 8)], OutputCapabilities(colors: .trueColor)) {
      $0.put("ab", x: 0, y: 0, style: CellStyle(foreground: .ansi(1)))
      $0.put("cd", x: 2, y: 0, style: CellStyle(foreground: .ansi(2)))
      $0.put("ef", x: 4, y: 0, style: CellStyle(foreground: .ansi(1)))
    }
    #expect(short == "\r^[31mab^[32mcd^[31mef")
  }

  @Test("One of 256 colors that alternates with another in a row is set once too")
  func groupsOfIndexedColors() {
    let text = bytes(
      [String(repeating: "-", count: 40)], OutputCapabilities(colors: .indexed256)
    ) {
      for x in stride(from: 0, to: 40, by: 20) {
        $0.put("keys", x: x, y: 0, style: CellStyle(foreground: .indexed(111)))
        $0.put("explained", x: x + 6, y: 0, style: CellStyle(foreground: .indexed(248)))
      }
    }
    #expect(
      text == "\r^[38;5;111mkeys^[21Gkeys^[7G^[38;5;248mexplained^[27Gexplained")
  }

  @Test("A focus that moves sets one color: the other one is set already")
  func movedFocus() {
    let plain = CellStyle(foreground: .rgb(10, 20, 30))
    let focused = CellStyle(foreground: .rgb(40, 50, 60), background: .rgb(70, 80, 90))
    var buffer = CellBuffer(columns: 20, rows: 3)
    var encoder = FrameEncoder(capabilities: OutputCapabilities(colors: .trueColor))
    let items = [(0, 0), (8, 0), (0, 2)]
    var frames: [String] = []
    for focus in [0, 1, 2, 0] {
      for (index, place) in items.enumerated() {
        buffer.put("item", x: place.0, y: place.1, style: index == focus ? focused : plain)
      }
      _ = encoder.encode(&buffer)
      frames.append(
        String(decoding: encoder.frame, as: UTF8.self)
          .replacingOccurrences(of: "\u{1B}", with: "^"))
    }
    for frame in frames.dropFirst() {
      #expect(frame.components(separatedBy: "8;2;").count - 1 <= 2, Comment(rawValue: frame))
    }
    #expect(frames[2] == "\n\n\ritem^[1;9H^[0;38;2;10;20;30mitem")
  }

  @Test("Rows that share their colors set each color once")
  func rowsShareColors() {
    let one = CellStyle(foreground: .rgb(10, 20, 30))
    let other = CellStyle(foreground: .rgb(40, 50, 60))
    let shown = bytes(["------", "------", "------"], OutputCapabilities(colors: .trueColor)) {
      for y in 0..<3 {
        $0.put("key", x: 0, y: y, style: one)
        $0.put("abc", x: 3, y: y, style: other)
      }
    }
    #expect(shown.components(separatedBy: "38;2;").count == 3, Comment(rawValue: shown))
  }

  @Test("styles that share a color follow each other")
  func sharedColors() {
    let (red, blue) = (CellColor.rgb(200, 10, 20), CellColor.rgb(40, 50, 200))
    let (dark, light) = (CellColor.rgb(20, 20, 20), CellColor.rgb(90, 90, 90))
    let shown = bytes(["------", "------", "------"], OutputCapabilities(colors: .trueColor)) {
      $0.put("abcdef", x: 0, y: 0, style: CellStyle(foreground: red, background: dark))
      $0.put("abcdef", x: 0, y: 1, style: CellStyle(foreground: blue, background: light))
      $0.put("abcdef", x: 0, y: 2, style: CellStyle(foreground: red, background: light))
    }
    let count = shown.components(separatedBy: "8;2;").count - 1
    #expect(count == 4, "two colors for the first row, one for each other row: \(shown)")
  }

  @Test("A row is erased first in the color that the terminal writes with")
  func erasedInPresentColor() {
    let field = CellColor.rgb(43, 45, 50)
    let hint = CellStyle(foreground: .rgb(161, 163, 168), background: .rgb(34, 36, 41))
    let key = CellStyle(
      foreground: .rgb(116, 178, 255), background: .rgb(34, 36, 41), attributes: .bold)
    var buffer = CellBuffer(columns: 80, rows: 4)
    var encoder = FrameEncoder(
      capabilities: OutputCapabilities(colors: .trueColor, erasesInBackground: true))
    func draw(_ hints: [(key: String, text: String)], _ background: CellColor) {
      let prompt = CellStyle(foreground: .rgb(126, 128, 132), background: background)
      buffer.fill(CellRect(x: 0, y: 0, width: 80, height: 1), style: prompt)
      buffer.put("New task", x: 2, y: 0, style: prompt)
      buffer.fill(CellRect(x: 0, y: 3, width: 80, height: 1), style: hint)
      var x = 2
      for (name, text) in hints {
        buffer.put(name, x: x, y: 3, style: key)
        buffer.put(text, x: x + name.count + 1, y: 3, style: hint)
        x += name.count + text.count + 3
      }
    }
    draw([("Return", "add"), ("#name", "category"), ("^", "to the page"), ("Tab", "next")], field)
    _ = encoder.encode(&buffer)
    buffer.put("next", x: 50, y: 3, style: hint)
    _ = encoder.encode(&buffer)
    draw(
      [("Space", "done"), ("x", "abandon"), (">", "tomorrow"), ("u", "undo"), ("?", "all keys")],
      .rgb(50, 52, 57))
    _ = encoder.encode(&buffer)
    let shown = String(decoding: encoder.frame, as: UTF8.self)
    #expect(shown.components(separatedBy: "8;2;").count - 1 == 3, "\(shown.debugDescription)")
  }

  @Test("A label is written with the blanks between its words, not erased before")
  func blanksInLabel() {
    let text = bytes(
      ["  Migrate to Today  |"], OutputCapabilities(colors: .trueColor, erasesInBackground: true)
    ) {
      $0.restyle(CellRect(x: 0, y: 0, width: 20, height: 1)) { $0.background = .rgb(9, 8, 7) }
    }
    #expect(text == "\r^[48;2;9;8;7m  Migrate to Today  ")
  }

  @Test("The blank between two words is written with them, not with the text around them")
  func blanksBetweenWords() {
    let mark = CellStyle(foreground: .rgb(10, 20, 30))
    let title = CellStyle(foreground: .rgb(40, 50, 60))
    let shown = bytes([String(repeating: "-", count: 20)], OutputCapabilities(colors: .trueColor)) {
      $0.put("o ", x: 0, y: 0, style: mark)
      $0.put("Review the draft", x: 2, y: 0, style: title)
      $0.put(" x", x: 18, y: 0, style: mark)
    }
    #expect(shown.hasSuffix("mReview the draft"), Comment(rawValue: shown))
    #expect(!shown.contains("C ^"), Comment(rawValue: shown))
  }

  @Test("Blanks before a text are written in its style where that looks the same")
  func blanksBeforeText() {
    let field = CellStyle(background: .rgb(9, 9, 9))
    let text = CellStyle(foreground: .rgb(1, 2, 3), background: .rgb(9, 9, 9))
    let shown = bytes(["------"], OutputCapabilities(colors: .trueColor)) {
      $0.put("  ", x: 0, y: 0, style: field)
      $0.put("text", x: 2, y: 0, style: text)
    }
    #expect(shown == "\r^[38;2;1;2;3;48;2;9;9;9m  text")
  }

  @Test("Fewer colors keep text apart from its background")
  func depths() {
    let gray = CellStyle(foreground: .rgb(120, 120, 120), background: .rgb(110, 110, 110))
    let converted = gray.converted(to: .ansi16)
    #expect(converted.foreground != converted.background)
    #expect(gray.converted(to: .none) == CellStyle())
    #expect(CellColor.rgb(255, 0, 0).converted(to: .indexed256) == .indexed(196))
    #expect(CellColor.rgb(0, 0, 0).converted(to: .indexed256) == .indexed(16))
    #expect(CellColor.rgb(128, 128, 128).converted(to: .indexed256) == .indexed(244))
    #expect(CellColor.rgb(40, 40, 44).converted(to: .ansi16) == .ansi(0))
    #expect(CellColor.rgb(20, 30, 240).converted(to: .ansi16) == .ansi(4))
    #expect(CellColor.indexed(196).converted(to: .ansi16) == .ansi(9))
    #expect(CellColor.ansi(3).converted(to: .trueColor) == .ansi(3))
  }

  @Test("frames use mode 2026 only if the terminal supports it and the frame has several runs")
  func brackets() {
    let answered = OutputCapabilities(synchronizedOutput: true)
    #expect(bytes(["ab       cd"], answered) { $0.put("x", x: 0, y: 0) } == "\rx")
    let two = bytes(["ab       cd", ""], answered) { buffer in
      buffer.put("x", x: 0, y: 0)
      buffer.put("y", x: 10, y: 0)
    }
    #expect(two == "^[?2026h\rx^[9Cy^[?2026l")
    let silent = bytes(["ab       cd", ""]) { buffer in
      buffer.put("x", x: 0, y: 0)
      buffer.put("y", x: 10, y: 0)
    }
    #expect(silent == "\rx^[9Cy")
  }

  @Test("A letter typed at the caret is one byte")
  func caret() {
    var buffer = CellBuffer(columns: 20, rows: 2)
    var encoder = FrameEncoder(capabilities: OutputCapabilities())
    _ = encoder.encode(&buffer, caret: CaretPosition(column: 3, row: 1))
    buffer.put("a", x: 3, y: 1)
    _ = encoder.encode(&buffer, caret: CaretPosition(column: 4, row: 1))
    #expect(encoder.frame == [0x61])
    _ = encoder.encode(&buffer, caret: nil)
    #expect(String(decoding: encoder.frame, as: UTF8.self) == "\u{1B}[?25l")
  }

  @Test("a scrolled list moves by a scroll region, even beside a scroll bar")
  func scrolling() {
    let rows = 50
    var buffer = CellBuffer(columns: 200, rows: rows)
    func draw(_ offset: Int) {
      for y in 2..<rows - 1 {
        let line =
          "\(y + offset) entry number \(y + offset) "
          + String(repeating: "\((y + offset) * 7919) ", count: 40)
        buffer.put(line, x: 0, y: y, limit: 199)
        buffer.put(y == 10 + offset ? "┃" : "│", x: 199, y: y)
      }
    }
    var encoder = FrameEncoder(capabilities: OutputCapabilities())
    var screen = ScreenEmulator(columns: 200, rows: rows, counting: .clusters { CellWidth.of($0) })
    buffer.put("title", x: 0, y: 0)
    draw(0)
    _ = encoder.encode(&buffer)
    screen.feed(encoder.frame)
    for offset in [1, 2, 1, 4] {
      draw(offset)
      _ = encoder.encode(&buffer)
      screen.feed(encoder.frame)
      #expect(screen.lines == buffer.lines)
      if offset == 1 || offset == 2 {
        #expect(
          encoder.frame.count <= 400,
          "\(String(decoding: encoder.frame, as: UTF8.self).debugDescription)")
      }
    }
    #expect(screen.scrolls == 4)
    #expect(screen.unknown == [])
  }

  @Test("Without Unicode, pictures keep their shape in ASCII")
  func ascii() {
    var buffer = CellBuffer(lines: ["╭──╮ ● ✓", "│漢│ → …", "╰──╯ ё 😀"])
    var encoder = FrameEncoder(capabilities: OutputCapabilities(unicode: false))
    var screen = ScreenEmulator(columns: buffer.columns, rows: 3, counting: .scalars { _ in 1 })
    _ = encoder.encode(&buffer)
    #expect(encoder.frame.allSatisfy { $0 < 0x80 })
    screen.feed(encoder.frame)
    #expect(screen.lines == ["+--+ * x", "|? | > ~", "+--+ ? ?"])
  }

  @Test("A row that is highlighted is erased in its background, not written cell by cell")
  func highlightedRow() {
    for erases in [false, true] {
      var buffer = CellBuffer(columns: 200, rows: 3)
      var encoder = FrameEncoder(
        capabilities: OutputCapabilities(colors: .trueColor, erasesInBackground: erases))
      var screen = ScreenEmulator(
        columns: 200, rows: 3, counting: .clusters { CellWidth.of($0) })
      screen.erasesInBackground = erases
      buffer.put("name", x: 2, y: 1)
      buffer.put("Work", x: 190, y: 1)
      _ = encoder.encode(&buffer)
      screen.feed(encoder.frame)
      for color in [CellColor.rgb(40, 60, 80), .default] {
        buffer.restyle(CellRect(x: 0, y: 1, width: 200, height: 1)) { $0.background = color }
        _ = encoder.encode(&buffer)
        screen.feed(encoder.frame)
        #expect(screen.unknown == [] && screen.lines == buffer.lines)
        for x in 0..<200 {
          let background = color == .default ? "49" : "48;2;40;60;80"
          #expect(screen[x, 1].style.background == background, "column \(x)")
        }
        if erases || color == .default { #expect(encoder.frame.count < 60) }
      }
    }
  }

  @Test(
    "A text after a glyph of disputed width stays, where its part is erased after the glyph",
    arguments: ["●", "→", "★", "x"], [2, 5, 8])
  func erasedAfterUnsureGlyph(glyph: String, gap: Int) {
    let text = Array(repeating: "w", count: 4).joined(separator: String(repeating: " ", count: gap))
    let styles = [
      CellStyle(foreground: .rgb(10, 200, 30), background: .rgb(30, 30, 60)),
      CellStyle(foreground: .rgb(250, 250, 250), background: .rgb(90, 20, 20)),
    ]
    for first in 0...1 {
      var buffer = CellBuffer(columns: 60, rows: 3)
      var encoder = FrameEncoder(
        capabilities: OutputCapabilities(colors: .trueColor, erasesInBackground: true))
      var screen = ScreenEmulator(columns: 60, rows: 3, counting: .clusters { CellWidth.of($0) })
      screen.erasesInBackground = true
      _ = encoder.encode(&buffer)
      screen.feed(encoder.frame)
      buffer.put("first", x: 0, y: 0, style: styles[first])
      for row in 0..<3 {
        buffer.put(glyph, x: 9, y: row, style: styles[0])
        buffer.put(text, x: 10, y: row, style: styles[1])
      }
      _ = encoder.encode(&buffer)
      screen.feed(encoder.frame)
      #expect(screen.lines == buffer.lines)
    }
  }

  @Test("A highlighted row with many texts is erased once, and its texts are written over that")
  func highlightedTexts() {
    let texts = ["-", "o", "Review the draft", "=", "12:30", "日本", "Work"]
    for width in [100, 200] {
      var buffer = CellBuffer(columns: 200, rows: 3)
      var encoder = FrameEncoder(
        capabilities: OutputCapabilities(colors: .trueColor, erasesInBackground: true))
      var screen = ScreenEmulator(columns: 200, rows: 3, counting: .clusters { CellWidth.of($0) })
      screen.erasesInBackground = true
      var x = 0
      for text in texts {
        buffer.put(text, x: x, y: 1)
        x += text.count + 3
      }
      _ = encoder.encode(&buffer)
      screen.feed(encoder.frame)
      for color in [CellColor.rgb(40, 60, 80), .rgb(40, 60, 90), .default] {
        buffer.restyle(CellRect(x: 0, y: 1, width: width, height: 1)) { $0.background = color }
        _ = encoder.encode(&buffer)
        screen.feed(encoder.frame)
        #expect(screen.unknown == [] && screen.lines == buffer.lines)
        for x in 0..<200 {
          let blue = color == .rgb(40, 60, 80) ? 80 : 90
          let background = color == .default || x >= width ? "49" : "48;2;40;60;\(blue)"
          #expect(screen[x, 1].style.background == background, "column \(x)")
        }
        let sequences = encoder.frame.count { $0 == 0x1B }
        #expect(sequences < 13, "one movement before each text, one style, one erasure")
      }
    }
  }

  @Test("A highlighted row with symbols of disputed width is erased once, too")
  func highlightedSymbols() {
    let text = bytes(
      ["a ◦ b      ≡      c" + String(repeating: " ", count: 40)],
      OutputCapabilities(colors: .trueColor, erasesInBackground: true)
    ) {
      $0.restyle(CellRect(x: 0, y: 0, width: $0.columns, height: 1)) {
        $0.background = .rgb(40, 60, 80)
      }
    }
    #expect(text.components(separatedBy: "^[K").count == 2, "\(text)")
    #expect(!text.contains("  ") && text.utf8.count < 70, "\(text)")
  }

  @Test("A row is not erased where a symbol in its last cell may cover the cell beside it")
  func symbolAtTheEdge() {
    let text = bytes(
      ["a  b  c  d  e  ≡z"], OutputCapabilities(colors: .trueColor, erasesInBackground: true)
    ) {
      $0.restyle(CellRect(x: 0, y: 0, width: 16, height: 1)) { $0.background = .rgb(40, 60, 80) }
    }
    #expect(!text.contains("X"), "\(text)")
  }

  @Test("where lines take two cells, the theme's glyphs are ASCII and other text stays")
  func ambiguousWidth() {
    var capabilities = OutputCapabilities()
    capabilities.drawsAmbiguousWide = true
    let sent = bytes(["            ", "            "], capabilities) {
      $0.put("─│╭● ✓ › ×", x: 0, y: 0)
      $0.put("漢é", x: 0, y: 1)
    }
    #expect(sent.contains("-|+*") && sent.contains("漢é"))
    #expect(!sent.contains("✓") && !sent.contains("›") && !sent.contains("×"))
    #expect(bytes(["     "]) { $0.put("─", x: 0, y: 0) }.contains("─"))
  }

  @Test("the frame after an answer about the width draws everything again")
  func ambiguousAnswer() {
    var buffer = CellBuffer(lines: ["a─b"])
    var encoder = FrameEncoder(capabilities: OutputCapabilities())
    _ = encoder.encode(&buffer)
    var wide = OutputCapabilities()
    wide.drawsAmbiguousWide = true
    encoder.update(wide)
    let isChanged = encoder.encode(&buffer)
    #expect(isChanged)
    #expect(String(decoding: encoder.frame, as: UTF8.self).contains("a-b"))
  }
}
