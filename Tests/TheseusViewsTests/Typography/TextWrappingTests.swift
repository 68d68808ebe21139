import Foundation
import TestSupport
import Testing

@testable import TheseusViews

@Suite("Text wraps at words")
struct TextWrappingTests {
  @Test("A text that fits is one line, an empty one none")
  func fits() {
    #expect(lines("Hello", nil) == ["Hello"])
    #expect(lines("Hello", 5) == ["Hello"])
    #expect(lines("", 5) == [])
    #expect(
      TextLayout("Hello", columns: nil, metrics: TestMetrics()).extent.cells
        == Cells(columns: 5, rows: 1)
    )
  }

  @Test("lines end between words; spaces there are not shown")
  func words() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("the quick   brown", 9) == ["the quick", "brown"])
    #expect(lines("one two", 3) == ["one", "two"])
    #expect(lines("ends   ", 4) == ["ends"])
    #expect(lines("ends  ", 5) == ["ends"])
    #expect(lines("  indented text", 10) == ["  indented", "text"])
  }

  @Test("a word longer than the line is cut without moving it")
  func longWords() {
    #expect(lines("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(lines("ab abcdefghij", 4) == ["ab", "abcd", "efgh", "ij"])
    #expect(lines("Hi", 0) == ["H", "i"])
  }

  @Test(
    "line ends of every kind start a line", arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b"])
  func newlines(text: String) {
    #expect(lines(text, nil) == ["a", "b"])
  }

  @Test("Empty lines stay")
  func emptyLines() {
    #expect(lines("a\n\nb\n", 5) == ["a", "", "b", ""])
  }

  @Test("Tabs go to the next eighth column")
  func tabs() {
    #expect(lines("a\tb", nil) == ["a       b"])
    #expect(lines("12345678\tb", nil) == ["12345678        b"])
    #expect(TextLayout("a\tb", columns: nil, metrics: TestMetrics()).extent.cells.columns == 9)
    #expect(lines("a\tb", 5) == ["a", "b"])
  }

  @Test("Compound words may be cut after the hyphen, options and numbers not")
  func hyphens() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("see --force", 8) == ["see", "--force"])
    #expect(lines("in 2024-11", 6) == ["in", "2024-1", "1"])
  }

  @Test("ideographs are two cells and need no spaces; closing marks stay with their text")
  func ideographs() {
    #expect(lines("日本語文字", 6) == ["日本語", "文字"])
    #expect(lines("日本語文字", 7) == ["日本語", "文字"])
    #expect(lines("日本語。文字", 6) == ["日本", "語。文", "字"])
    #expect(lines("「日本」語", 4) == ["「日", "本」", "語"])
    #expect(lines("日本 abc", 6) == ["日本", "abc"])
  }

  @Test("A cluster is never cut, whatever it is made of")
  func clusters() {
    #expect(lines("👩‍👩‍👧🇩🇪e\u{301}", 2) == ["👩‍👩‍👧", "🇩🇪", "e\u{301}"])
    #expect(lines("a\u{A0}b c", 3) == ["a\u{A0}b", "c"])
  }

  @Test("lines are aligned to each other")
  func alignment() {
    #expect(lines("aaaaa\nbb", nil, alignment: .trailing) == ["aaaaa", "   bb"])
    #expect(lines("aaaaa\nbb", nil, alignment: .center) == ["aaaaa", " bb"])
  }

  private static let alphabet: [Character] = [
    "a", "b", "Z", "1", " ", " ", " ", "-", ".", "(", ")", "\n", "\t", "é", "日", "。", "「", "👩‍👩‍👧",
    "\u{200B}", "e\u{301}",
  ]

  @Test(
    "for any text, no line is wider than its space, and only spaces are dropped",
    arguments: 0..<8)
  func anyText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let letters = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Self.alphabet.randomElement(using: &random) ?? "a"
      }
      let text = String(letters)
      let columns = Int.random(in: 2...20, using: &random)
      let layout = TextLayout(text, columns: columns, metrics: TestMetrics())
      #expect(
        layout.lines.allSatisfy { $0.width <= CGFloat(columns) * 8 && !$0.hasEllipsis },
        "\(text.debugDescription) in \(columns), seed \(seed)")
      #expect(
        TextLayout.extent(of: text, columns: columns, metrics: TestMetrics()) == layout.extent.cells
      )
      let utf8 = Array(text.utf8)
      let shown = layout.lines.map { String(decoding: utf8[$0.start..<$0.end], as: UTF8.self) }
        .joined()
      #expect(
        shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace },
        "\(text.debugDescription) in \(columns), seed \(seed)")
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
        #expect(line.end <= next.start)
      }
      for (line, painted) in zip(layout.lines, painted(layout, ResolvedText(text))) {
        #expect(
          TestMetrics().width(of: painted) <= columns,
          """
          \(text.debugDescription) in \(columns): \(painted.debugDescription) \(line), seed \(seed)
          """
        )
      }
    }
  }

  @Test("Laid out in its own extent a text stays as it is", arguments: 0..<4)
  func stable(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let modes: [TextLayout.Truncation] = [.head, .middle, .tail]
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          Self.alphabet.randomElement(using: &random) ?? "a"
        })
      if text.contains("\t") { continue }
      let columns = Int.random(in: 2...20, using: &random)
      let rows = Int.random(in: 1...4, using: &random)
      let options = TextLayout.Options(truncation: modes.randomElement(using: &random) ?? .tail)
      let first = TextLayout(
        text, columns: columns, rows: rows, options: options, metrics: TestMetrics())
      let extent = first.extent.cells
      let again = TextLayout(
        text, columns: extent.columns, rows: extent.rows, options: options, metrics: TestMetrics())
      #expect(
        again == first,
        "\(text.debugDescription) in \(columns) x \(rows) \(options.truncation), seed \(seed)")
    }
  }

  @Test("ASCII is broken the same with and without looking at characters", arguments: 0..<4)
  func sameForASCII(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("ab Z1  -.(\n\t\r")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      let columns = Int.random(in: 1...20, using: &random)
      let limit = Int.random(in: 1...5, using: &random)
      let modes: [TextLayout.Truncation] = [.head, .middle, .tail]
      let mode = modes.randomElement(using: &random) ?? .tail
      let options = TextLayout.Options(lineLimit: limit, truncation: mode)
      let ascii = TextLayout(text, columns: columns, options: options, metrics: TestMetrics())
      var lines: [TextLayout.Line] = []
      text.utf8.withContiguousStorageIfAvailable { bytes in
        let measure = RunMeasure(Typography(), TestMetrics(), TestMetrics().fixedFont)
        let scanner = UnicodeScanner(text: text, bytes: bytes, measure: measure)
        if !bytes.isEmpty {
          LineBreaker(
            scanner: scanner, width: CGFloat(columns) * 8, height: .infinity, spacing: 0,
            maxLines: limit, truncation: mode
          ).forEachLine { lines.append($0) }
        }
      }
      if text.isEmpty { continue }
      #expect(ascii.lines == lines, "\(text.debugDescription) in \(columns), seed \(seed)")
    }
  }

  @Test("A megabyte without a space is broken in time linear in its length")
  func megabyte() {
    let text = String(repeating: "x", count: 1_000_000)
    #expect(
      TextLayout.extent(of: text, columns: 80, metrics: TestMetrics())
        == Cells(columns: 80, rows: 12_500))
    let spaces =
      String(repeating: " ", count: 500_000) + "é" + String(repeating: "日", count: 100_000)
    #expect(TextLayout.extent(of: spaces, columns: 80, rows: 1, metrics: TestMetrics()).rows == 1)
  }
}
