import FoundationAdditions
import Testing

@Suite("Attributed strings of both kinds")
struct AttributedStringTests {
  @Test("text and links go from one kind to the other and back")
  func links() throws {
    var text = AttributedString("see ")
    var link = AttributedString("here 👩‍👩‍👧")
    link.link = URL(string: "https://example.org")
    text += link
    let old = NSAttributedString(text)
    #expect(old.string == "see here 👩‍👩‍👧")
    #expect(AttributedString(old) == text)
  }

  @Test("ranges are counted in UTF-16 and in characters")
  func places() throws {
    let text = AttributedString("a👩‍👩‍👧b")
    let whole = NSRange(text.startIndex..<text.endIndex, in: text)
    #expect(whole == NSRange(location: 0, length: 10))
    let last = try #require(Range(NSRange(location: 9, length: 1), in: text))
    #expect(String(text[last].characters) == "b")
    #expect(NSRange(last, in: text) == NSRange(location: 9, length: 1))
    #expect(Range(NSRange(location: 9, length: 5), in: text) == nil)
  }
}
