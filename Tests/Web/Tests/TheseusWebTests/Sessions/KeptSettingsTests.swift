import Foundation
import Testing

@testable import TheseusWeb

/// Settings are neither lost nor forgotten while the store is slow.
@Suite struct KeptSettingsTests {
  @Test("a tab that is being opened has the user's settings although the last other tab ends")
  func opening() throws {
    let server = try RunningProbe(["secondsWithoutBrowser=0.2", "metrics=1"])
    let cookie = try server.newCookie()
    var first: Screen? = Screen(try server.open(PageID("A"), cookie: cookie))
    first?.type("saved")
    first?.press("Visit")
    #expect(first?.shows("visits 1") == true)
    #expect(first?.wait { $0.saved > 0 } == true)
    usleep(500_000)
    let other = try SQLiteDatabase(path: server.storePath)
    try other.run("BEGIN IMMEDIATE")
    let client = try server.open(PageID("B"), cookie: cookie)
    usleep(300_000)
    first = nil
    #expect(
      try WorkerTests.wait(within: .seconds(3)) {
        try server.get("/metrics").body.contains("theseus_web_tabs 0\n")
      })
    try other.run("COMMIT")
    let second = Screen(client)
    #expect(second.status.contains("visits 1"))
    // The user is forgotten with the last tab.
    client.send(opcode: 8, [3, 232])
    #expect(
      try WorkerTests.wait {
        try server.get("/metrics").body.contains("theseus_web_users 0\n")
      })
  }

  /// The store takes snapshots and refuses settings.
  private func refuseSettings(_ server: RunningProbe) throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: server.storePath)
    try database.run(
      """
      CREATE TRIGGER refusal BEFORE INSERT ON setting_changes
      BEGIN SELECT RAISE(ABORT, 'refused'); END
      """)
    return database
  }

  @Test("a server that cannot save settings says so once, and ends with a status")
  func lost() throws {
    let server = try RunningProbe(["secondsToEnd=2"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    #expect(screen.shows("count 0"))
    let database = try refuseSettings(server)
    screen.press("Visit")
    #expect(screen.shows("visits 1"))
    for count in 1...3 {
      screen.press("More")
      #expect(screen.shows("count \(count)"))
      usleep(900_000)
    }
    server.probe.kill(SIGTERM)
    #expect(server.probe.ends(within: .seconds(30)))
    #expect(server.probe.status() == 1)
    #expect(server.log.split(separator: "\n").count { $0.contains("cannot be written") } == 1)
    #expect(!server.log.contains("can be written again"))
    try database.run("DROP TRIGGER refusal")
  }

  @Test("it waits for settings that can be saved again while it ends")
  func kept() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    #expect(screen.shows("count 0"))
    let database = try refuseSettings(server)
    screen.press("Visit")
    screen.press("More")
    #expect(screen.shows("count 1 visits 1"))
    server.probe.kill(SIGTERM)
    usleep(1_500_000)
    try database.run("DROP TRIGGER refusal")
    #expect(server.probe.ends(within: .seconds(30)))
    #expect(server.probe.status() == 0)
    try server.restart()
    #expect(Screen(try server.open(PageID(), cookie: cookie)).shows("visits 1"))
  }
}
