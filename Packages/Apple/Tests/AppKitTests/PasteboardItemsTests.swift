import AppKit
import Testing
import TheseusTesting

@Suite("a pasteboard keeps each item that was copied", .serialized)
@MainActor
struct PasteboardItemsTests {
  private let board = NSPasteboard(name: .init("test.\(UUID().uuidString)"))

  @Test("objects become items, whose texts are joined by newlines")
  func items() throws {
    board.clearContents()
    board.writeObjects(["a" as NSString, "b" as NSString])
    board.writeObjects(["c"])
    #expect(board.string(forType: .string) == "a\nb\nc")
    #expect(board.pasteboardItems?.map { $0.string(forType: .string) } == ["a", "b", "c"])
    #expect(board.readObjects(forClasses: [NSString.self]) as? [NSString] == ["a", "b", "c"])
  }

  @Test("addresses and items with several types stay apart")
  func types() throws {
    let urls = try ["https://a.org", "https://b.org"].map { try #require(NSURL(string: $0)) }
    board.clearContents()
    board.writeObjects(urls)
    #expect(board.readObjects(forClasses: [NSURL.self]) as? [NSURL] == urls)
    // Each item is read once, as the first class that fits.
    #expect(board.readObjects(forClasses: [NSURL.self, NSString.self])?.count == 2)

    let items = (1...2).map { number in
      let item = NSPasteboardItem()
      item.setString("<b>\(number)</b>", forType: .html)
      item.setString("\(number)", forType: .string)
      return item
    }
    board.clearContents()
    #expect(board.writeObjects(items))
    #expect(board.pasteboardItems?.map { $0.types.count } == [2, 2])
    #expect(board.string(forType: .html) == "<b>1</b>" && board.string(forType: .string) == "1\n2")
  }

  @Test("the clipboard gets the texts of all items once")
  func clipboard() {
    let app = AppHost(EmptyTestApp(), size: CGSize(width: 320, height: 160))
    defer { app.unmount() }
    var sent: [String] = []
    app.clipboard.onCopy = { sent.append($0) }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.writeObjects(["a", "b"])
    #expect(sent == ["a\nb"])
    // A loop that watches the count sees what a field copies.
    let count = NSPasteboard.general.changeCount
    app.clipboard.copy("from a field")
    #expect(NSPasteboard.general.changeCount > count)
    #expect(NSPasteboard.general.pasteboardItems?.count == 1)
  }
}
