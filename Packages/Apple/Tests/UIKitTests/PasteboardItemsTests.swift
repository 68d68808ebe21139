import Testing
import TheseusTesting
import UIKit

@Suite("UIPasteboard keeps each item")
@MainActor
struct PasteboardItemsTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("strings and addresses are read as they were set")
  func lists() throws {
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && board.string == "a" && board.numberOfItems == 2)
    let urls = try ["https://a.org", "https://b.org"].map { try #require(URL(string: $0)) }
    board.urls = urls
    #expect(board.urls == urls && board.url == urls[0] && board.hasURLs)
    board.string = nil
    #expect(board.numberOfItems == 0 && !board.hasStrings && board.strings == nil)
  }

  @Test("items keep their types, and more can be added")
  func items() {
    board.items = [["public.text": "a", "public.html": "<b>a</b>"], ["public.text": "b"]]
    board.addItems([["public.png": Data([1])]])
    #expect(board.numberOfItems == 3)
    #expect(board.strings == ["a", "b"])
    #expect(Set(board.types) == ["public.utf8-plain-text", "public.html"])
    #expect(board.items[2]["public.png"] as? Data == Data([1]))
    #expect(board.value(forPasteboardType: "public.html") as? String == "<b>a</b>")
  }
}
