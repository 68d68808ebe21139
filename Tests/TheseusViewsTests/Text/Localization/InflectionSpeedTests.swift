import Testing

@testable import TheseusViews

/// Texts in which each mark could be looked for up to the end.
@Suite("Words are inflected in time proportional to the length of the text")
struct InflectionSpeedTests {
  @Test(
    "repeated marks without an end are text",
    arguments: ["^[", "^[a](", "^[a]((", "^[(", "^[]("])
  func openers(piece: String) {
    let text = String(repeating: piece, count: 50_000)
    #expect(Inflection.inflected(text) == text)
  }

  @Test("nested marks end where their brackets do")
  func nested() {
    let depth = 20_000
    let open = String(repeating: "^[", count: depth)
    let close = String(repeating: "]", count: depth)
    #expect(Inflection.inflected(open + "2 item" + close) == open + "2 item" + close)
    #expect(
      Inflection.inflected(open + "^[2 item](inflect: true)" + close) == open + "2 items" + close)
  }

  @Test("a word may be as long as the text")
  func longWord() {
    let word = String(repeating: "a", count: 50_000)
    #expect(Inflection.inflected("^[1 \(word)](inflect: true)") == "1 \(word)")
  }
}
