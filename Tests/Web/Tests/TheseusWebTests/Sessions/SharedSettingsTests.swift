import Foundation
import Testing

@testable import TheseusWeb

@Suite struct SharedSettingsTests {
  @Test("a setting that is changed on one server is shown by the user's tabs on another")
  func shown() throws {
    let first = try RunningProbe()
    let second = try RunningProbe(beside: first)
    let cookie = try first.newCookie()
    let here = Screen(try first.open(PageID("A"), cookie: cookie))
    let there = Screen(try second.open(PageID("B"), cookie: cookie))
    let stranger = Screen(try second.open(PageID("B"), cookie: try second.newCookie()))
    here.press("Visit")
    #expect(there.shows("visits 1"))
    there.press("Visit")
    #expect(here.shows("visits 2"))
    // It is one user's.
    stranger.press("More")
    #expect(stranger.shows("count 1 visits 0"))
  }

  @Test("also by a tab that sleeps")
  func asleep() throws {
    let first = try RunningProbe()
    let second = try RunningProbe(beside: first, ["secondsIdle=0.3", "metrics=1"])
    let cookie = try first.newCookie()
    let there = Screen(try second.open(PageID("B"), cookie: cookie))
    #expect(
      try WorkerTests.wait {
        try second.get("/metrics").body.contains("theseus_web_tabs_asleep 1\n")
      })
    let here = Screen(try first.open(PageID("A"), cookie: cookie))
    here.press("Visit")
    #expect(there.shows("visits 1"))
  }

  @Test("with workers every tab of the user shows it, whichever worker it is on")
  func workers() throws {
    let server = try RunningProbe(["workers=2"])
    #expect(WorkerTests.wait { (try? server.get("/healthz").status) == 200 })
    let cookie = try server.newCookie()
    let screens = try "ABCDEFGH".map { Screen(try server.open(PageID($0), cookie: cookie)) }
    screens[0].press("Visit")
    for screen in screens { #expect(screen.shows("visits 1")) }
    screens[7].press("Visit")
    for screen in screens { #expect(screen.shows("visits 2")) }
  }

  @Test("tabs on two servers that change a setting at the same time agree in the end")
  func agrees() throws {
    let first = try RunningProbe()
    let second = try RunningProbe(beside: first)
    let cookie = try first.newCookie()
    let here = Screen(try first.open(PageID("A"), cookie: cookie))
    let there = Screen(try second.open(PageID("B"), cookie: cookie))
    for _ in 0..<5 {
      here.press("Visit")
      there.press("Visit")
    }
    for _ in 0..<3 { here.press("Visit") }
    for screen in [here, there] {
      screen.press("More")
      #expect(screen.shows("count 1"))
    }
    let isEqual = WorkerTests.wait(within: .seconds(20)) {
      // Everything that comes in more than the time between two looks at the store.
      for screen in [here, there] {
        _ = screen.wait(within: .milliseconds(1_200)) { _ in false }
      }
      return here.status == there.status
    }
    #expect(isEqual, "\(here.status), \(there.status)")
    let fresh = Screen(try second.open(PageID("C"), cookie: cookie))
    #expect(fresh.status.dropFirst("count 0".count) == here.status.dropFirst("count 1".count))
  }

  @Test("a store tells which settings were stored or removed after a revision, with their users")
  func changes() throws {
    let folder = try TemporaryFolder()
    try Self.check(try SQLiteStore(path: folder.path("sessions.sqlite")))
  }

  #if Postgres
    @Test("the same on PostgreSQL", .enabled(if: PostgresCluster.isInstalled))
    func changesOnPostgres() throws {
      let cluster = try PostgresCluster()
      try Self.check(try PostgresStore(url: cluster.url))
    }
  #endif

  private static func check(_ store: some SessionStore) throws {
    func texts(_ changes: SettingChanges) -> [String] {
      changes.settings.map { "\($0.user) \($0.key) \($0.value ?? "none")" }
    }
    let start = try store.settings(after: nil)
    #expect(start.settings.isEmpty)
    try store.set([
      UserSetting(user: "ann", key: "a", value: "1"),
      UserSetting(user: "bob", key: "a", value: "2"),
    ])
    try store.set([UserSetting(user: "ann", key: "b", value: "3")])
    let first = try store.settings(after: start.revision)
    #expect(texts(first) == ["ann a 1", "bob a 2", "ann b 3"])
    #expect(try store.settings(after: nil).revision == first.revision)
    try store.set([
      UserSetting(user: "ann", key: "a", value: nil),
      UserSetting(user: "ann", key: "b", value: "4"),
    ])
    let second = try store.settings(after: first.revision)
    #expect(texts(second) == ["ann a none", "ann b 4"])
    let none = try store.settings(after: second.revision)
    #expect(none.settings.isEmpty && none.revision == second.revision)
    #expect(
      texts(try store.settings(after: start.revision)) == ["bob a 2", "ann a none", "ann b 4"])
  }
}
