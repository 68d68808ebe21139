#if Postgres
  import Foundation
  import Testing

  @testable import TheseusWeb

  @Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"), .serialized)
  struct PostgresStoreTests {
    private let tab = TabID(user: "browser:a", page: "p")

    @Test("a tab that is open is not removed, however long it has not changed")
    func openTabs() throws {
      let cluster = try PostgresCluster()
      let store = try PostgresStore(url: cluster.url)
      let old = TabID(user: "u'\\", page: "old")
      let fences = try [tab, old].map { try store.lease($0).fence }
      let date = Date.now
      try store.keep([:])
      try store.keep([tab: fences[0], old: fences[1] + 1])
      try store.removeTabs(before: date)
      #expect(try store.read(tab, fence: fences[0]) != nil)
      #expect(try store.read(old, fence: fences[1]) == nil)
    }

    @Test("leases, snapshots, settings and keys are kept, and fenced")
    func keeps() throws {
      let cluster = try PostgresCluster()
      let store = try PostgresStore(url: cluster.url)
      let first = try store.lease(tab)
      #expect(first.fence == 1 && first.snapshot == nil && first.crashes == 0)
      let json = #"{"a":"“ü” \u0000 'x' \\ "}"#
      #expect(
        try store.save([
          SavedTab(tab: tab, fence: 1, snapshot: json, forgetsCrashes: false)
        ]).isEmpty)
      #expect(try store.read(tab, fence: 1)?.snapshot == json)
      #expect(try store.copy(tab) == json)
      try store.noteCrash(of: tab)
      // Another worker, with a connection of its own.
      let other = try PostgresStore(url: cluster.url)
      let second = try other.lease(tab)
      #expect(second.fence == 2 && second.snapshot == json && second.crashes == 1)
      let free = TabID(user: "browser:b", page: "q")
      _ = try store.lease(free)
      // Of two, only the one that this worker still has is saved.
      #expect(
        try store.save([
          SavedTab(tab: tab, fence: 1, snapshot: "old", forgetsCrashes: true),
          SavedTab(tab: free, fence: 1, snapshot: "mine", forgetsCrashes: false),
        ]) == [tab])
      #expect(try store.read(tab, fence: 1) == nil)
      #expect(try !store.holds(tab, fence: 1) && other.holds(tab, fence: 2))
      #expect(try other.copy(tab) == json && other.copy(free) == "mine")
      #expect(
        try other.save([
          SavedTab(tab: tab, fence: 2, snapshot: "new", forgetsCrashes: true)
        ]).isEmpty)
      #expect(try other.read(tab, fence: 2)?.crashes == 0)
      try other.setAside(tab)
      #expect(try other.copy(tab) == nil)
      try store.set([
        UserSetting(user: "a", key: "k", value: "1"), UserSetting(user: "a", key: "l", value: "2"),
      ])
      try other.set([
        UserSetting(user: "a", key: "k", value: "3"), UserSetting(user: "a", key: "l", value: nil),
      ])
      #expect(try store.settings(of: "a") == ["k": "3"])
      #expect(try store.settings(of: "b").isEmpty)
      try store.removeTabs(before: .distantFuture)
      #expect(try store.copy(free) == nil)
      let key = SigningKey(
        id: "k", date: Date(timeIntervalSince1970: 1_000.5), secret: RandomID.bytes(count: 32))
      try store.add(key)
      let kept = try #require(try other.signingKeys().last)
      #expect(kept.id == "k" && kept.secret == key.secret && kept.date == key.date)
      try store.removeSigningKeys(before: .now)
      #expect(try other.signingKeys().isEmpty)
    }

    @Test("a connection that was lost is opened again")
    func reconnects() throws {
      let cluster = try PostgresCluster()
      let store = try PostgresStore(url: cluster.url)
      _ = try store.lease(tab)
      try cluster.stop()
      #expect(throws: StoreError.self) { try store.lease(tab) }
      try cluster.start()
      #expect(try store.lease(tab).fence == 2)
      try cluster.stop()
      try cluster.start()
      // A transaction too.
      try store.set([UserSetting(user: "a", key: "k", value: "1")])
      #expect(try store.settings(of: "a") == ["k": "1"])
    }

    @Test("a database that cannot be reached is an error with the reason")
    func unreachable() throws {
      let port = try RunningProbe.freePort()
      let error = #expect(throws: StoreError.self) {
        try PostgresStore(url: "postgres://test@127.0.0.1:\(port)/postgres")
      }
      #expect(error?.description.contains("refused") == true)
    }

    @Test("a page continues on another server of the same database")
    func servers() throws {
      let cluster = try PostgresCluster()
      let first = try RunningProbe(store: cluster.url)
      let second = try RunningProbe(store: cluster.url)
      let cookie = try first.newCookie()
      let screen = Screen(try first.open(PageID(), cookie: cookie))
      screen.press("More")
      screen.press("Visit")
      screen.type("half a wo")
      #expect(screen.wait { $0.saved == 4 })
      first.probe.kill(SIGKILL)
      let again = Screen(try second.open(PageID(), cookie: cookie))
      #expect(again.status == "count 1 visits 1 place 0" && again.fieldText == "half a wo")
    }
  }
#endif
