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

  @Test("a color is an item, which other contents replace")
  func colors() {
    let count = board.changeCount
    board.color = .red
    #expect(board.color == .red && board.hasColors && board.changeCount > count)
    #expect(board.numberOfItems == 1 && board.types == ["com.apple.uikit.color"])
    board.colors = [.red, .blue]
    #expect(board.colors == [.red, .blue] && board.numberOfItems == 2)
    board.string = "a"
    #expect(board.color == nil && !board.hasColors && board.string == "a")
  }

  @Test("a name finds a pasteboard again; without leave to create one there may be none")
  func names() {
    let name = UIPasteboard.Name("test.\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "a"
    #expect(UIPasteboard(name: name, create: false)?.string == "a")
  }

  @Test("users of one process share no named pasteboard and no color")
  func users() {
    let (a, b) = (HostServices(sharesProcess: true), HostServices(sharesProcess: true))
    let name = UIPasteboard.Name("clips")
    a.serving {
      UIPasteboard(name: name, create: true)?.string = "secret"
      UIPasteboard.general.color = .red
      #expect(UIPasteboard(name: name, create: false)?.string == "secret")
      #expect(UIPasteboard.general.color == .red)
    }
    b.serving {
      #expect(UIPasteboard(name: name, create: false) == nil)
      #expect(UIPasteboard.general.color == nil)
    }
  }
}
