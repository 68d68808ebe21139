import AppKit
import Testing
import TheseusTesting

/// Each test has a user of its own, so that no other test sets the pasteboard meanwhile.
@Suite("Emptying the general pasteboard")
@MainActor
struct EmptiedPasteboardTests {
  private let user = User()

  /// Waits for the end of the turn of the main actor.
  private func turn(until condition: () -> Bool = { false }) async {
    for _ in 0..<100 where !condition() { await Task.yield() }
  }

  private func copy(_ text: String) {
    user.services.serving {
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    }
  }

  @Test("clearContents empties the clipboard of the app's fields and of the user's machine")
  func cleared() async {
    var sent: [String] = []
    user.app.clipboard.onCopy = { sent.append($0) }
    copy("secret")
    user.services.serving { _ = NSPasteboard.general.clearContents() }
    await turn { user.app.clipboard.text == nil }
    #expect(user.app.clipboard.text == nil && sent == ["secret", ""])
    user.services.serving { #expect(NSPasteboard.general.string(forType: .string) == nil) }
    user.app.unmount()
  }

  @Test("so does other contents than text")
  func picture() async {
    copy("secret")
    user.services.serving {
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setData(Data([1]), forType: .png)
    }
    await turn { user.app.clipboard.text == nil }
    #expect(user.app.clipboard.text == nil)
    user.services.serving { #expect(NSPasteboard.general.data(forType: .png) == Data([1])) }
    user.app.unmount()
  }

  @Test("a text that follows, of the app or of a field, is the only one that is copied")
  func followed() async {
    var sent: [String] = []
    user.app.clipboard.onCopy = { sent.append($0) }
    copy("first")
    copy("second")
    await turn()
    #expect(user.app.clipboard.text == "second" && sent == ["first", "second"])
    user.services.serving { _ = NSPasteboard.general.clearContents() }
    user.app.clipboard.copy("of a field")
    await turn()
    #expect(user.app.clipboard.text == "of a field")
    user.app.unmount()
  }
}
