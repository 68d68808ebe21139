import Testing
import TestSupport

@testable import TheseusCells

@Suite("Widths count what a terminal shows")
struct WidthTests {
  @Test(
    "Known clusters",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
      ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤️", 2),
      ("❤", 1),
      ("1️⃣", 2), ("─", 1), ("…", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{1B}", 1),
      ("\u{202E}", 1), ("\u{301}", 1),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("ก็", 1),
    ])
  func cluster(_ text: String, _ cells: Int) {
    #expect(text.count == 1)
    #expect(CellWidth.of(Character(text)) == cells)
  }

  @Test("A line is as wide as its clusters, tabs go to the next stop")
  func line() {
    #expect(CellWidth.of("plain text") == 10)
    #expect(CellWidth.of("漢字 ok") == 7)
    #expect(CellWidth.of("a\tb") == 9)
    #expect(CellWidth.of("12345678\tb") == 17)
    #expect(CellWidth.of("") == 0)
  }

  @Test("The table is ascending, begins at zero and covers every scalar")
  func table() {
    #expect(CellWidth.runs.first.map { $0 >> 3 } == 0)
    #expect(zip(CellWidth.runs, CellWidth.runs.dropFirst()).allSatisfy { $0 >> 3 < $1 >> 3 })
    for value in stride(from: UInt32(0), to: 0x110000, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isMark =
        properties.generalCategory == .nonspacingMark
        || properties.generalCategory == .enclosingMark
      if isMark, properties.age.map({ $0.major < 15 }) == true {
        #expect(CellWidth.classOf(scalar) == .zero, "U+\(String(value, radix: 16))")
      }
      if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value) {
        #expect(CellWidth.of(Character(scalar)) == 2, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test("inserted text takes the measured number of cells", arguments: [1, 2, 3] as [UInt64])
  func agreement(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = randomText(&random, length: Int.random(in: 0...12, using: &random))
      var buffer = CellBuffer(columns: 120, rows: 1)
      let end = buffer.put(text, x: 3, y: 0)
      #expect(end == 3 + CellWidth.of(text), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(
    "no control, override or line separator is left in shown text",
    arguments: [4, 5] as [UInt64])
  func sanitised(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var buffer = CellBuffer(columns: 60, rows: 1)
      buffer.put(randomText(&random, length: 20), x: 0, y: 0)
      let shown = buffer.lines[0].unicodeScalars
      #expect(
        !shown.contains {
          $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
            || (0x202A...0x202E).contains($0.value)
        }, "seed \(seed)")
      #expect(
        !shown.contains {
          (0x2066...0x2069).contains($0.value) || $0.value == 0x2028 || $0.value == 0x2029
        }, "seed \(seed)")
    }
    #expect(VisibleSymbol.sanitized("a\u{1B}]0;x\u{7}b") == "a␛]0;x␇b")
  }
}

/// Text with every feature that is difficult for terminals.
func randomText(_ random: inout SeededGenerator, length: Int) -> String {
  let pieces = [
    "a", "b", "Z", " ", "0", "漢", "字", "é", "e\u{301}", "😀", "👨‍👩‍👧", "🇫🇷", "❤️", "─", "│",
    "●", "✓",
    "\u{200B}", "\u{1B}", "\u{1B}[31m", "\u{7}",
    "\u{9B}", "\u{202E}",
    "\u{2066}", "\u{2028}", "\t", "\u{301}", "\u{200D}", "กำ", "क्ष", "\u{E000}", "\u{FFFF}",
    "\u{1F1E6}", "한", "\r\n", "\n", "\u{7F}", "ﷺ",
  ]
  return (0..<length).map { _ in pieces.randomElement(using: &random) ?? "a" }.joined()
}
