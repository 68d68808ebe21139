import Foundation
import Testing

@testable import TheseusWeb

@Suite struct SleepTests {
  /// Waits until the tab of a connected page sleeps: 0.3 s without events.
  private func rest() { usleep(1_800_000) }

  @Test("a connected page that is idle keeps its snapshot; a press wakes it and counts once")
  func wakes() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    screen.press("More")
    #expect(screen.shows("count 1"))
    let ids = screen.buttons
    rest()
    #expect(screen.trees == 1)
    // With the ids of the app that has ended.
    screen.press("More")
    screen.press("Walk")
    #expect(screen.shows("count 2 visits 0 place 1"))
    #expect(screen.trees == 2 && screen.buttons == ids)
    screen.press("More")
    #expect(screen.shows("count 3 visits 0 place 1"))
    #expect(screen.trees == 2)
    rest()
    screen.press("More")
    #expect(screen.shows("count 4"))
    #expect(screen.trees == 3 && screen.buttons == ids && screen.notice == nil)
  }

  @Test("running tabs are limited: the page says so, one that sleeps does not count and wakes")
  func limit() throws {
    let server = try RunningProbe(["tabs=1", "secondsIdle=0.3"])
    let cookie = try server.newCookie()
    let first = Screen(try server.open(PageID("A"), cookie: cookie))
    #expect(first.status.hasPrefix("count 0"))
    let refused = Screen(try server.open(PageID("B"), cookie: cookie))
    #expect(refused.end?.first == "limit" && refused.end?.last?.contains("as many") == true)
    rest()
    let second = Screen(try server.open(PageID("B"), cookie: cookie))
    #expect(second.end == nil && second.status.hasPrefix("count 0"))
    first.press("More")
    #expect(first.shows("count 1"))
  }

  @Test("a sleeping page answers a press while the store does not answer")
  func awayStore() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let cookie = try server.newCookie()
    let asleep = Screen(try server.open(PageID("A"), cookie: cookie))
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    rest()
    let database = try SQLiteDatabase(path: server.storePath)
    try database.run("BEGIN IMMEDIATE")
    // Its save waits for the other program for some seconds, and everything behind it.
    other.press("More")
    #expect(other.shows("count 1"))
    usleep(600_000)
    asleep.press("More")
    #expect(asleep.shows("count 1", within: .seconds(2)))
    try database.run("COMMIT")
    asleep.type("kept")
    #expect(asleep.wait(within: .seconds(20)) { $0.saved == 3 })
  }

  @Test("a page with a long text, which is only in the store, wakes with it")
  func longSnapshot() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    let text = String(repeating: "long ", count: 2_000)
    screen.type(text)
    #expect(screen.wait { $0.saved == 2 })
    rest()
    screen.press("More")
    #expect(screen.shows("count 1") && screen.trees == 2 && screen.fieldText == text)
  }

  @Test("an idle page keeps running while memory allows")
  func memory() throws {
    let server = try RunningProbe(["secondsIdle=0.3", "memoryAwake=\(1 << 40)"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    rest()
    screen.press("More")
    #expect(screen.shows("count 1") && screen.trees == 1)
  }

  @Test("where as many pages run as may, the one that has been idle for longest makes room")
  func makesRoom() throws {
    let server = try RunningProbe(["tabs=3", "secondsIdle=1", "memoryAwake=\(1 << 40)"])
    let cookie = try server.newCookie()
    var screens: [Screen] = []
    for page in [PageID("A"), PageID("B"), PageID("C")] {
      screens.append(Screen(try server.open(page, cookie: cookie)))
      usleep(300_000)
    }
    rest()
    // It is the first in turn, but no longer idle.
    screens[0].press("More")
    #expect(screens[0].shows("count 1"))
    let new = Screen(try server.open(PageID("D"), cookie: cookie))
    #expect(new.end == nil && new.status.hasPrefix("count 0"))
    for screen in screens.dropFirst() {
      screen.press("More")
      #expect(screen.shows("count 1"))
    }
    #expect(screens.map(\.trees) == [1, 2, 1])
  }

  @Test("typing continues in a page that slept, and edits are answered and saved")
  func types() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.type("one")
    #expect(screen.wait { $0.saved == 2 })
    rest()
    screen.type("one tw")
    screen.type("one two")
    #expect(screen.wait { $0.answered == 3 && $0.saved == 4 })
    #expect(screen.trees == 2)
    rest()
    // The browser's state is newer than the server's.
    screen.type("one two three")
    #expect(screen.wait { $0.answered == 4 && $0.saved == 5 })
    server.probe.kill(SIGKILL)
    try server.restart()
    #expect(
      Screen(try server.open(PageID(), cookie: cookie)).fieldText == "one two three")
  }

  @Test("a page with a running task does not sleep, and its task ends")
  func tasks() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    screen.press("Wait")
    #expect(screen.shows("count 100", within: .seconds(5)))
    #expect(screen.trees == 1)
    rest()
    screen.press("More")
    #expect(screen.shows("count 101"))
    #expect(screen.trees == 2)
  }

  @Test("a sleeping page shows the settings that another tab of its user changes")
  func settings() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let cookie = try server.newCookie()
    let asleep = Screen(try server.open(PageID("A"), cookie: cookie))
    rest()
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    other.press("Visit")
    #expect(asleep.shows("visits 1"))
    #expect(asleep.trees == 2)
  }

  @Test("a message for an element that is gone does nothing after the wake-up")
  func goneElements() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    rest()
    screen.client.send("[\"c\",99999]")
    #expect(screen.wait { $0.trees == 2 })
    #expect(screen.status == "count 0 visits 0 place 0")
    screen.press("More")
    #expect(screen.shows("count 1"))
  }

  @Test("a sleeping page that another server has taken ends, and does not write over it")
  func takenWhileAsleep() throws {
    let first = try RunningProbe(["secondsIdle=0.3"])
    let second = try RunningProbe(beside: first)
    let cookie = try first.newCookie()
    let asleep = Screen(try first.open(PageID(), cookie: cookie))
    rest()
    let taker = Screen(try second.open(PageID(), cookie: cookie))
    taker.press("More")
    #expect(taker.shows("count 1"))
    asleep.press("More")
    #expect(asleep.wait { $0.end?.first == "moved" })
    taker.press("More")
    #expect(taker.shows("count 2"))
  }

  @Test("a sleeping page can be closed, reloaded and duplicated")
  func connections() throws {
    let server = try RunningProbe(["secondsIdle=0.3"])
    let cookie = try server.newCookie()
    var screen: Screen? = Screen(try server.open(PageID(), cookie: cookie))
    screen?.press("More")
    #expect(screen?.shows("count 1") == true)
    rest()
    screen = nil
    let back = Screen(try server.open(PageID(), cookie: cookie))
    #expect(back.status == "count 1 visits 0 place 0")
    rest()
    // The old connection answers, so the new one is a copy.
    let client = try server.open(PageID(), cookie: cookie)
    #expect(!back.wait(within: .milliseconds(500)) { $0.end != nil })
    let copy = Screen(client)
    #expect(copy.newPage != nil && copy.status == "count 1 visits 0 place 0")
    copy.press("More")
    #expect(copy.shows("count 2"))
    back.press("Walk")
    #expect(back.shows("count 1 visits 0 place 1"))
  }

  @Test("a duplicated tab that names its original begins with its state")
  func namedOriginal() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let original = Screen(try server.open(PageID("A"), cookie: cookie))
    original.press("More")
    #expect(original.shows("count 1"))
    let client = try Client.open(port: server.port, cookie: cookie)
    client.send(
      RunningProbe.hello(PageID("B")).replacing(
        "\"v\":1,", with: "\"v\":1,\"copyOf\":\"\(PageID("A").text)\","))
    let copy = Screen(client)
    #expect(copy.status == "count 1 visits 0 place 0" && copy.newPage == nil)
    copy.press("More")
    #expect(copy.shows("count 2"))
    // Only of the same user.
    let stranger = try Client.open(port: server.port, cookie: try server.newCookie())
    stranger.send(
      RunningProbe.hello(PageID("B")).replacing(
        "\"v\":1,", with: "\"v\":1,\"copyOf\":\"\(PageID("A").text)\","))
    #expect(Screen(stranger).status == "count 0 visits 0 place 0")
  }
}
