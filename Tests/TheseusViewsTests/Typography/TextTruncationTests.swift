import Testing

@testable import TheseusViews

@Suite("truncated text is visibly truncated")
struct TextTruncationTests {
  @Test("The last line that fits ends in an ellipsis")
  func tail() {
    #expect(lines("Hello world", 8, limit: 1) == ["Hello w…"])
    #expect(lines("Hello world", 7, limit: 1) == ["Hello…"])
    #expect(lines("the quick brown fox jumps", 10, limit: 2) == ["the quick", "brown fox…"])
    #expect(lines("the quick brown fox", 10, rows: 1) == ["the quick…"])
    #expect(lines("Hello", 1, limit: 1) == ["…"])
  }

  @Test("the head or the middle may be truncated")
  func headAndMiddle() {
    #expect(
      lines("Hello world", 7, limit: 1, .head)
        == ["… world"].map { $0.replacingOccurrences(of: "… w", with: "…w") })
    #expect(lines("abcdefghij", 5, limit: 1, .head) == ["…ghij"])
    #expect(lines("abcdefghij", 6, limit: 1, .middle) == ["abc…ij"])
    #expect(lines("日本語文字", 6, limit: 1, .middle) == ["日…字"])
  }

  @Test("a line end truncates like the width does")
  func newline() {
    #expect(lines("first\nsecond", nil, limit: 1) == ["first…"])
    #expect(lines("first\nsecond", nil, limit: 1, .head) == ["…second"])
    #expect(lines("first\nsecond", nil, limit: 1, .middle) == ["first…second"])
  }

  @Test("truncation leaves something visible")
  func blankRest() {
    #expect(lines("first\n", nil, limit: 1) == ["first"])
    #expect(lines("first    ", 5, limit: 1) == ["first"])
  }

  @Test("a height of no rows is one row")
  func noRoom() {
    #expect(lines("a b", 1, rows: 0) == ["…"])
  }

  @Test("Reserved lines are counted, whether there are that many or not")
  func reserved() {
    let options = TextLayout.Options(lineLimit: 3, reservedLines: 3)
    #expect(
      TextLayout.extent(of: "a", columns: 10, options: options, metrics: TestMetrics())
        == Cells(columns: 1, rows: 3))
    #expect(
      TextLayout.extent(of: "a b c d e", columns: 1, options: options, metrics: TestMetrics()).rows
        == 3)
  }

  @Test("the ellipsis has the style of the text it follows")
  func style() {
    let text = (Text("ab").bold() + Text("cdef")).resolve(in: TextEnvironment())
    let options = TextLayout.Options(lineLimit: 1)
    let layout = TextLayout(text.string, columns: 3, options: options, metrics: TestMetrics())
    var fragments: [String] = []
    layout.forEachFragment(of: text, metrics: TestMetrics()) {
      fragments.append("\(Int($0.origin.x / 8))\($0.text)\($0.attributes.traits == .bold)")
    }
    #expect(layout.isTruncated)
    #expect(fragments == ["0abtrue", "2…true"])
  }
}
