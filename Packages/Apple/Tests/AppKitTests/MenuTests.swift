import AppKit
import Testing
import TheseusTesting

extension ApplicationTests {
  @Suite("Menus of AppKit")
  @MainActor
  struct MenuTests {
    @Test("items are found by identity, title and tag")
    func places() {
      let menu = NSMenu()
      let first = menu.addItem(withTitle: "First", action: nil, keyEquivalent: "")
      let second = menu.addItem(withTitle: "Second", action: nil, keyEquivalent: "")
      second.tag = 7
      #expect(menu.index(of: first) == 0 && menu.index(of: second) == 1)
      #expect(menu.index(of: NSMenuItem()) == -1)
      #expect(menu.indexOfItem(withTag: 7) == 1 && menu.indexOfItem(withTag: 8) == -1)
      #expect(menu.indexOfItem(withTitle: "Second") == 1)
    }

    @Test("performing an item sends its action, unless it is disabled or there is none")
    func performing() throws {
      // That of an earlier test may refuse.
      NSApp.delegate = nil
      let host = TestHost(app: EmptyTestApp())
      let app = try #require(AppHost.current)
      var quits = 0
      app.onQuit = { quits += 1 }
      let menu = NSMenu()
      let item = menu.addItem(withTitle: "Quit", action: "terminate:", keyEquivalent: "q")
      menu.addItem(withTitle: "Nothing", action: nil, keyEquivalent: "")
      for index in [-1, 1, 2] { menu.performActionForItem(at: index) }
      item.isEnabled = false
      menu.performActionForItem(at: 0)
      #expect(quits == 0)
      item.isEnabled = true
      menu.performActionForItem(at: 0)
      #expect(quits == 1)
      host.unmount()
    }
  }
}
