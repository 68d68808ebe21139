import Foundation
import Testing

@testable import TheseusWeb

/// A store that is away for a while costs no page.
@Suite struct LostStoreTests {
  @Test("a page that no browser shows stays until its state is in the store")
  func rest() throws {
    let server = try RunningProbe(["secondsWithoutBrowser=0.3"])
    let cookie = try server.newCookie()
    var screen: Screen? = Screen(try server.open(PageID(), cookie: cookie))
    let other = try SQLiteDatabase(path: server.storePath)
    try other.run("BEGIN IMMEDIATE")
    screen?.type("kept")
    screen?.press("More")
    #expect(screen?.shows("count 1") == true)
    screen = nil
    #expect(WorkerTests.wait(within: .seconds(30)) { server.log.contains("cannot be written") })
    usleep(1_500_000)
    try other.run("COMMIT")
    usleep(2_500_000)
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.status == "count 1 visits 0 place 0" && again.fieldText == "kept")
  }

  @Test("a page that cannot be opened now is asked to connect again, with what was typed")
  func opening() throws {
    let server = try RunningProbe()
    let cookie = try server.newCookie()
    let first = Screen(try server.open(PageID("A"), cookie: cookie))
    #expect(first.shows("count 0"))
    let other = try SQLiteDatabase(path: server.storePath)
    try other.run("BEGIN IMMEDIATE")
    for _ in 0..<2 {
      let client = try server.open(PageID("B"), cookie: cookie)
      #expect(client.closeCode(within: .seconds(30)) == 1012)
    }
    let lines = server.log.split(separator: "\n").filter { $0.contains("cannot be read") }
    #expect(lines.count == 1, "\(server.log)")
    try other.run("COMMIT")
    let second = Screen(try server.open(PageID("B"), cookie: cookie))
    #expect(second.shows("count 0") && second.end == nil)
  }
}

#if Postgres
  /// A PostgreSQL server that is away or slow while pages are open.
  @Suite(.enabled(if: PostgresCluster.isInstalled), .serialized)
  struct LostPostgresTests {
    @Test("what is typed while the database is away is saved when it is back")
    func away() throws {
      let cluster = try PostgresCluster()
      let server = try RunningProbe(store: cluster.url)
      let cookie = try server.newCookie()
      let screen = Screen(try server.open(PageID("A"), cookie: cookie))
      screen.type("before")
      #expect(screen.wait { $0.saved == 2 })
      try cluster.stop()
      screen.type("while it is away")
      screen.press("Visit")
      #expect(screen.shows("visits 1"))
      #expect(WorkerTests.wait(within: .seconds(30)) { server.log.contains("cannot be written") })
      #expect(screen.saved == 2)
      // A new page has to wait.
      let client = try server.open(PageID("B"), cookie: cookie)
      #expect(client.closeCode(within: .seconds(30)) == 1012)
      try cluster.start()
      #expect(screen.wait(within: .seconds(30)) { $0.saved >= 3 })
      #expect(Screen(try server.open(PageID("B"), cookie: cookie)).shows("visits 1"))
      server.probe.kill(SIGKILL)
      try server.restart()
      let again = Screen(try server.open(PageID("A"), cookie: cookie))
      #expect(again.fieldText == "while it is away" && again.status.contains("visits 1"))
    }

    @Test("a statement that takes too long is an error that says so, and the next one works")
    func slow() throws {
      let cluster = try PostgresCluster()
      let tab = TabID(user: "u", page: PageID().text)
      let store = try PostgresStore(
        url: cluster.url + "?options=-c%20statement_timeout%3D300")
      _ = try store.lease(tab)
      let other = try PostgresDatabase(cluster.url)
      try other.run("BEGIN")
      try other.run("LOCK TABLE theseus_tabs IN ACCESS EXCLUSIVE MODE")
      let error = #expect(throws: StoreError.self) { try store.lease(tab) }
      #expect(error?.description.contains("statement timeout") == true)
      try other.run("COMMIT")
      #expect(try store.lease(tab).fence == 2)
    }

    @Test("statements have a limit without one in the address, also on a new connection")
    func limits() throws {
      let cluster = try PostgresCluster()
      let database = try PostgresDatabase(cluster.url)
      try database.limitStatements()
      #expect(try database.run("SHOW statement_timeout").first?.text(0) == "10s")
      try cluster.stop()
      try cluster.start()
      #expect(try database.run("SHOW statement_timeout").first?.text(0) == "10s")
      let own = try PostgresDatabase(
        cluster.url + "?options=-c%20statement_timeout%3D5000")
      try own.limitStatements()
      #expect(try own.run("SHOW statement_timeout").first?.text(0) == "5s")
    }
  }
#endif
