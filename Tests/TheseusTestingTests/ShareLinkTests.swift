import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("ShareLink hands text to the host")
struct ShareLinkTests {
  @Test("what is shared: subject, message and item; the label says that it is done")
  func shares() throws {
    final class Shared { var texts: [String] = [] }
    let shared = Shared()
    let host = TestHost(columns: 40, rows: 4) {
      ShareLink(item: "https://example.org", subject: Text("News"), message: Text("Look"))
        .environment(
          \.share,
          ShareAction {
            shared.texts.append($0)
            return true
          })
    }
    #expect(host.screen.contains("Share…"))
    try host.find(.button).tap()
    #expect(shared.texts == ["News\nLook\nhttps://example.org"])
    #expect(host.screen.contains("✓"))
  }

  @Test("where the host cannot share, the button is disabled")
  func unavailable() throws {
    let host = TestHost(columns: 40, rows: 4) { ShareLink("Send", item: "text") }
    #expect(try host.find(.button).isEnabled == false)
  }
}
