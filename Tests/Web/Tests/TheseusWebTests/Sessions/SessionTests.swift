import Foundation
import Testing

@testable import TheseusWeb

@Suite struct SessionTests {
  @Test("a page continues where it was after a reload and a lost connection")
  func reloads() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    do {
      let screen = Screen(try server.open(PageID(), cookie: cookie))
      #expect(screen.status == "count 0 visits 0 place 0")
      screen.press("More")
      #expect(screen.shows("count 1"))
      screen.press("Walk")
      #expect(screen.shows("place 1"))
      screen.type("hello")
      #expect(screen.wait { $0.saved == 4 })
    }
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.status == "count 1 visits 0 place 1")
    #expect(again.fieldText == "hello")
    again.press("More")
    #expect(again.shows("count 2"))
  }

  @Test("tabs of a user share settings and nothing else; users share nothing")
  func separates() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let first = Screen(try server.open(PageID("A"), cookie: cookie))
    let second = Screen(try server.open(PageID("B"), cookie: cookie))
    // The same page id, which another user cannot know.
    let stranger = Screen(try server.open(PageID("A"), cookie: try server.newCookie()))
    first.type("private")
    for button in ["More", "Walk", "Visit"] { first.press(button) }
    #expect(first.shows("count 1 visits 1 place 1"))
    #expect(second.shows("visits 1"))
    #expect(second.status == "count 0 visits 1 place 0")
    stranger.press("Walk")
    #expect(stranger.shows("place 1"))
    #expect(stranger.status == "count 0 visits 0 place 1")
    #expect(stranger.fieldText == "" && second.fieldText == "")
    let late = Screen(try server.open(PageID("A"), cookie: try server.newCookie()))
    #expect(late.status == "count 0 visits 0 place 0")
  }

  @Test("a user whom the app names has the same settings in every browser, and after a restart")
  func namedUsers() throws {
    let server = try RunningProbe()
    func open(_ page: PageID, _ user: String) throws -> Screen {
      let client = try Client(port: server.port)
      #expect(client.upgrade(headers: ["X-User: \(user)"]).status == 101)
      client.send(RunningProbe.hello(page))
      return Screen(client)
    }
    let home = try open(PageID("A"), "anna")
    home.press("Visit")
    #expect(home.shows("visits 1"))
    #expect(try open(PageID("B"), "anna").status == "count 0 visits 1 place 0")
    #expect(try open(PageID("A"), "berta").status == "count 0 visits 0 place 0")
    server.probe.kill(SIGTERM)
    try server.restart()
    #expect(try open(PageID("C"), "anna").status == "count 0 visits 1 place 0")
  }

  @Test("a duplicated tab gets a copy, and then both go their own way")
  func duplicates() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let original = Screen(try server.open(PageID(), cookie: cookie))
    original.press("More")
    #expect(original.shows("count 1"))
    let copy = try server.open(PageID(), cookie: cookie)
    // The original answers the server's question while the copy waits.
    #expect(!original.wait(within: .milliseconds(500)) { $0.end != nil })
    let screen = Screen(copy)
    #expect(screen.status == "count 1 visits 0 place 0")
    let page = try #require(screen.newPage)
    #expect(RandomID.isValid(page) && page != PageID().text)
    screen.press("More")
    #expect(screen.shows("count 2"))
    original.press("Walk")
    #expect(original.shows("count 1 visits 0 place 1"))
    #expect(original.end == nil)
    // Each has its own snapshot.
    server.probe.kill(SIGTERM)
    try server.restart()
    #expect(
      Screen(try server.open(PageID(), cookie: cookie)).status == "count 1 visits 0 place 1")
    #expect(
      Screen(try server.open(PageID(text: page), cookie: cookie)).status
        == "count 2 visits 0 place 0")
  }

  @Test("a page whose old connection does not answer is continued in the new one")
  func takesOver() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let lost = Screen(try server.open(PageID(), cookie: cookie))
    lost.press("More")
    #expect(lost.shows("count 1"))
    let back = Screen(try server.open(PageID(), cookie: cookie))
    #expect(back.newPage == nil && back.status == "count 1 visits 0 place 0")
    #expect(lost.wait { $0.end != nil } && lost.end?.first == "moved")
  }

  @Test("a tab without a browser keeps only its snapshot")
  func sleeps() throws {
    let server = try RunningProbe(["secondsWithoutBrowser=0.3"])
    let cookie = try server.newCookie()
    var screen: Screen? = Screen(try server.open(PageID(), cookie: cookie))
    let firstID = screen?.input ?? 0
    screen?.press("More")
    #expect(screen?.shows("count 1") == true)
    screen?.type("half a wo")
    screen = nil
    // Within the time it is the same app, whose nodes keep their ids.
    screen = Screen(try server.open(PageID(), cookie: cookie))
    #expect(screen?.input == firstID)
    screen = nil
    usleep(900_000)
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.input == firstID)
    #expect(again.status == "count 1 visits 0 place 0" && again.fieldText == "half a wo")
  }

  @Test("a user's tabs are limited, and the page says so")
  func limits() throws {
    let server = try RunningProbe(["tabsPerUser=2"])
    let cookie = try server.newCookie()
    let open = try "ABC".map { Screen(try server.open(PageID($0), cookie: cookie)) }
    #expect(open[0].end == nil && open[1].end == nil)
    #expect(open[2].end?.first == "limit" && open[2].end?.last?.contains("2 open pages") == true)
    #expect(Screen(try server.open(PageID("C"), cookie: try server.newCookie())).end == nil)
  }

  @Test("a user's tabs are limited also when all come at the same moment")
  func limitsBursts() throws {
    let server = try RunningProbe(["tabsPerUser=20"])
    let cookie = try server.newCookie()
    let clients = try (0..<50).map { _ in try Client.open(port: server.port, cookie: cookie) }
    for client in clients { client.send(RunningProbe.hello(PageID(text: RandomID.make()))) }
    let screens = clients.map { Screen($0) }
    #expect(screens.count { $0.end?.first == "limit" } == 30)
    #expect(screens.count { $0.end == nil && $0.trees == 1 } == 20)
  }

  @Test("an issue that stops an app ends one tab, with an explanation")
  func fatalIssue() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    let screen = Screen(try server.open(PageID("A"), cookie: cookie))
    screen.press("Stop")
    #expect(screen.wait { $0.end != nil })
    #expect(screen.end?.first == "fatal")
    other.press("More")
    #expect(other.shows("count 1"))
  }

  @Test("a browser that reads slowly gets the newest state, and no queue grows")
  func slowBrowser() throws {
    let server = try RunningProbe(["metrics=1"])
    let client = try Client(port: server.port, receiveBuffer: 4_096)
    #expect(client.upgrade().status == 101)
    client.send(RunningProbe.hello(PageID()))
    let screen = Screen(client)
    let before = screen.frameCount
    // Each changes a page full of text; nothing is read until the server has handled all.
    for _ in 0..<80 { screen.press("Fill") }
    screen.press("More")
    #expect(
      try WorkerTests.wait(within: .seconds(60)) {
        try server.get("/metrics").body.contains("theseus_web_messages \(screen.sent)\n")
      })
    #expect(screen.shows("count 1", within: .seconds(60)))
    // Those that the system's buffers hold, and the newest.
    #expect(screen.frameCount - before < 40)
  }
}
