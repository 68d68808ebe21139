import Foundation
import Testing

@testable import TheseusWeb

@Suite struct WebSurvivalTests {
  @Test("SIGTERM saves every page and ends with 0; the browsers connect again and continue")
  func terminates() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screens = try "ABCDE".map { Screen(try server.open(PageID($0), cookie: cookie)) }
    for (index, screen) in screens.enumerated() {
      screen.type("text \(index)")
      screen.press("More")
    }
    for screen in screens { #expect(screen.shows("count 1")) }
    server.probe.kill(SIGTERM)
    for screen in screens { #expect(screen.client.closeCode() == 1012) }
    #expect(server.probe.status() == 0)
    try server.restart()
    for (index, page) in "ABCDE".enumerated() {
      let screen = Screen(try server.open(PageID(page), cookie: cookie))
      #expect(screen.status == "count 1 visits 0 place 0")
      #expect(screen.fieldText == "text \(index)")
    }
  }

  @Test(
    "a killed server loses no typed character, and repeats no press", arguments: [3, 17, 60, 140])
  func killed(milliseconds: UInt32) throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.press("More")
    screen.type("start")
    #expect(screen.wait { $0.saved == 3 })
    let text = "start of a sentence"
    for end in "start".count + 1...text.count {
      screen.type(String(text.prefix(end)))
      usleep(milliseconds * 1_000 / 10)
    }
    usleep(milliseconds * 1_000)
    server.probe.kill(SIGKILL)
    // The browser keeps what the server has not reported as saved.
    let field = screen.field(text)
    try server.restart()
    let again = Screen(try server.open(PageID(), cookie: cookie, fields: field))
    #expect(again.wait { $0.fieldText == text })
    #expect(again.status == "count 1 visits 0 place 0")
    #expect(again.wait { $0.saved == 1 })
  }

  @Test("what was reported as saved is there after a kill without the browser's help")
  func savedMeansSaved() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    for round in 1...5 {
      screen.type("round \(round)")
      #expect(screen.wait { $0.saved == round + 1 })
    }
    server.probe.kill(SIGKILL)
    try server.restart()
    #expect(Screen(try server.open(PageID(), cookie: cookie)).fieldText == "round 5")
  }

  @Test("a page that ends the server twice is parked; others and a fresh page continue")
  func parks() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    other.press("More")
    other.type("x")
    #expect(other.wait { $0.saved == 3 })
    for round in 0..<2 {
      let screen = Screen(try server.open(PageID("A"), cookie: cookie))
      #expect(screen.end == nil && screen.status.hasPrefix("count \(round)"))
      screen.press("More")
      screen.type("y\(round)")
      #expect(screen.wait { $0.saved == 3 })
      screen.press("Fail")
      #expect(server.probe.status() != 0)
      try server.restart()
    }
    #expect(Screen(try server.open(PageID("A"), cookie: cookie)).end?.first == "parked")
    #expect(Screen(try server.open(PageID("B"), cookie: cookie)).status.hasPrefix("count 1"))
    #expect(Screen(try server.open(PageID("C"), cookie: cookie)).status.hasPrefix("count 0"))
  }

  @Test("a page continues on another server of the store, and the first one lets it go")
  func movesToAnotherServer() throws {
    let first = try RunningProbe()
    let second = try RunningProbe(beside: first)
    let cookie = try first.newCookie()
    let here = Screen(try first.open(PageID(), cookie: cookie))
    here.press("More")
    here.type("here")
    #expect(here.wait { $0.saved == 3 })
    let there = Screen(try second.open(PageID(), cookie: cookie))
    #expect(there.status.hasPrefix("count 1") && there.fieldText == "here")
    there.press("More")
    there.type("there")
    #expect(there.wait { $0.saved == 3 })
    // The first server may not write over it.
    here.press("More")
    #expect(here.wait { $0.end != nil } && here.end?.first == "moved")
    second.probe.kill(SIGKILL)
    let back = Screen(try first.open(PageID(), cookie: cookie))
    #expect(back.status.hasPrefix("count 2") && back.fieldText == "there")
  }

  @Test("a damaged snapshot is kept, and its page begins afresh and says so")
  func damagedSnapshot() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.type("x")
    #expect(screen.wait { $0.saved == 2 })
    server.probe.kill(SIGTERM)
    server.probe.process.waitUntilExit()
    try SQLiteDatabase(path: server.storePath).run("UPDATE tabs SET snapshot = '{\"format\":1}'")
    try server.restart()
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.status.hasPrefix("count 0") && again.fieldText == "")
    #expect(again.wait { $0.notice?.contains("cannot be read") == true })
    #expect(server.log.contains("a saved page cannot be read and is set aside"))
    var kept = 0
    try SQLiteDatabase(path: server.storePath).run("SELECT * FROM damaged_tabs") { _ in kept += 1 }
    #expect(kept == 1)
  }

  @Test("a damaged store is set aside and named in the log, and pages begin afresh")
  func damagedStore() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.type("x")
    #expect(screen.wait { $0.saved == 2 })
    server.probe.kill(SIGKILL)
    server.probe.process.waitUntilExit()
    for end in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: server.storePath + end)
    }
    try Data("no database at all".utf8).write(to: URL(fileURLWithPath: server.storePath))
    try server.restart()
    // The keys of cookies were in it too.
    let again = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    #expect(again.status.hasPrefix("count 0"))
    #expect(server.log.contains(".damaged"))
  }
}
