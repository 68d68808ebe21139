import AppKit
import Testing

@Suite("NSPasteboard")
@MainActor
struct PasteboardTests {
  private let board = NSPasteboard(name: .init("test.\(UUID().uuidString)"))

  @Test("types are kept side by side until the contents are cleared")
  func types() {
    let before = board.changeCount
    board.clearContents()
    #expect(board.changeCount > before)
    #expect(board.setString("text", forType: .string))
    #expect(board.setData(Data([1, 2]), forType: .png))
    #expect(board.string(forType: .string) == "text")
    #expect(board.data(forType: .png) == Data([1, 2]))
    #expect(board.availableType(from: [.rtf, .png]) == .png)
    #expect(board.pasteboardItems?.first?.string(forType: .string) == "text")
    board.clearContents()
    #expect(board.string(forType: .string) == nil && board.types == [])
  }

  @Test("objects are written and read by their class")
  func objects() throws {
    board.clearContents()
    #expect(board.writeObjects(["hello" as NSString]))
    #expect(board.readObjects(forClasses: [NSString.self]) as? [NSString] == ["hello"])
    let url = try #require(NSURL(string: "https://example.org/a"))
    board.clearContents()
    board.writeObjects([url])
    #expect(board.readObjects(forClasses: [NSURL.self])?.first as? NSURL == url)
    #expect(!board.canReadObject(forClasses: [NSImage.self]))
  }

  @Test("the general pasteboard and the app's fields share their text")
  func clipboard() {
    let app = AppHost(EmptyTestApp(), size: CGSize(width: 320, height: 160))
    var sent: [String] = []
    app.clipboard.onCopy = { sent.append($0) }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("copied", forType: .string)
    #expect(app.clipboard.text == "copied" && sent == ["copied"])
    app.clipboard.copy("from a field")
    #expect(NSPasteboard.general.string(forType: .string) == "from a field")
    app.unmount()
  }

  @Test("a field that copies the same text again changes the pasteboard")
  func sameText() {
    let app = AppHost(EmptyTestApp(), size: CGSize(width: 320, height: 160))
    defer { app.unmount() }
    let general = NSPasteboard.general
    app.clipboard.copy("same")
    #expect(general.string(forType: .string) == "same")
    let count = general.changeCount
    app.clipboard.copy("same")
    #expect(general.changeCount > count)
    general.clearContents()
    general.setData(Data([1]), forType: .png)
    app.clipboard.copy("same")
    #expect(general.string(forType: .string) == "same" && general.data(forType: .png) == nil)
  }
}

/// An app with one text.
struct EmptyTestApp: App {
  var body: some Scene { WindowGroup { Text("empty") } }
}
