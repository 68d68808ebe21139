import Foundation
import Testing

/// `WebLimits.message` holds in the page, in its server and in the messages between them.
@Suite struct MessageLimitTests {
  private func edit(_ screen: Screen, length: Int) {
    screen.type(String(repeating: "x", count: length))
  }

  @Test("a server with a greater limit takes longer texts, and its pages send them")
  func raised() throws {
    let server = try RunningProbe(["message=200000"])
    #expect(try server.get("/").body.contains("data-most=\"199464\""))
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    edit(screen, length: 150_000)
    #expect(screen.wait { $0.answered == 1 })
  }

  @Test("pages of a server with a lower limit know it")
  func lowered() throws {
    let server = try RunningProbe(["message=20000"])
    #expect(try server.get("/").body.contains("data-most=\"19464\""))
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    edit(screen, length: 19_400)
    #expect(screen.wait { $0.answered == 1 })
    edit(screen, length: 21_000)
    #expect(screen.client.closeCode() == 1009)
  }

  @Test("without a limit of its own, a page has that of the documentation")
  func usual() throws {
    #expect(try RunningProbe().get("/").body.contains("data-most=\"65000\""))
  }
}
