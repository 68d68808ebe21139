import Foundation
import Testing

@testable import TheseusWeb

@Suite struct SQLiteStoreTests {
  private let folder: TemporaryFolder
  private let path: String
  private let tab = TabID(user: "browser:a", page: "page")

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("sessions/a.sqlite")
  }

  private func saved(_ tab: TabID, _ fence: Int, _ text: String, forgets: Bool = false) -> SavedTab
  {
    SavedTab(tab: tab, fence: fence, snapshot: text, forgetsCrashes: forgets)
  }

  @Test("what was saved is there in the next run")
  func lasts() throws {
    do {
      let store = try SQLiteStore(path: path)
      let lease = try store.lease(tab)
      #expect(lease.snapshot == nil)
      #expect(try store.save([saved(tab, lease.fence, "one")]) == [])
      try store.set([UserSetting(user: "a", key: "k", value: "1")])
    }
    let store = try SQLiteStore(path: path)
    #expect(try store.lease(tab).snapshot == "one")
    #expect(try store.settings(of: "a") == ["k": "1"])
    #expect(try store.settings(of: "b") == [:])
    try store.set([UserSetting(user: "a", key: "k", value: nil)])
    #expect(try store.settings(of: "a") == [:])
  }

  @Test("a tab that is open is not removed, however long it has not changed")
  func openTabs() throws {
    let store = try SQLiteStore(path: path)
    let (old, taken) = (TabID(user: "u", page: "old"), TabID(user: "u", page: "taken"))
    let fences = try [tab, old, taken].map { try store.lease($0).fence }
    _ = try store.lease(taken)
    let date = Date.now
    try store.keep([tab: fences[0], taken: fences[2]])
    try store.removeTabs(before: date)
    #expect(try store.read(tab, fence: fences[0]) != nil)
    #expect(try store.read(old, fence: fences[1]) == nil)
    // Another worker has it.
    #expect(try store.read(taken, fence: fences[2] + 1) == nil)
  }

  @Test("a worker whose tab was taken saves nothing of it, and the rest of its tabs")
  func fences() throws {
    let (first, second) = (try SQLiteStore(path: path), try SQLiteStore(path: path))
    let other = TabID(user: "browser:b", page: "page")
    let old = try first.lease(tab)
    let mine = try first.lease(other)
    let new = try second.lease(tab)
    #expect(new.fence > old.fence)
    #expect(try !first.holds(tab, fence: old.fence) && second.holds(tab, fence: new.fence))
    #expect(try first.holds(other, fence: mine.fence))
    #expect(try !first.holds(TabID(user: "browser:c", page: "page"), fence: 1))
    #expect(try second.save([saved(tab, new.fence, "new")]) == [])
    #expect(
      try first.save([saved(tab, old.fence, "old"), saved(other, mine.fence, "kept")]) == [tab])
    #expect(try second.lease(tab).snapshot == "new")
    #expect(try second.lease(other).snapshot == "kept")
  }

  @Test("crashes are counted until the tab has run well")
  func countsCrashes() throws {
    let store = try SQLiteStore(path: path)
    _ = try store.lease(tab)
    try store.noteCrash(of: tab)
    try store.noteCrash(of: tab)
    let lease = try store.lease(tab)
    #expect(lease.crashes == 2)
    _ = try store.save([saved(tab, lease.fence, "x")])
    #expect(try store.lease(tab).crashes == 2)
    let last = try store.lease(tab)
    _ = try store.save([saved(tab, last.fence, "x", forgets: true)])
    #expect(try store.lease(tab).crashes == 0)
  }

  @Test("a damaged file is kept under another name, and a new store begins")
  func setsAsideDamage() throws {
    do {
      let store = try SQLiteStore(path: path)
      for number in 0..<200 {
        let tab = TabID(user: "u", page: "\(number)")
        let fence = try store.lease(tab).fence
        _ = try store.save([saved(tab, fence, String(repeating: "x", count: 2_000))])
      }
    }
    for damage in ["header", "middle", "text"] {
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      switch damage {
      case "header": bytes.replaceSubrange(0..<100, with: Data(count: 100))
      case "middle":
        bytes.replaceSubrange(
          4_096..<min(bytes.count, 40_960),
          with: Data(repeating: 7, count: min(bytes.count, 40_960) - 4_096))
      default: bytes = Data("no database at all, but a text of some length".utf8)
      }
      for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
      try bytes.write(to: URL(fileURLWithPath: path))
      let store = try SQLiteStore(path: path)
      let words = try #require(store.damage)
      #expect(words.contains(".damaged"))
      #expect(try store.lease(tab).snapshot == nil)
      _ = try store.save([saved(tab, try store.lease(tab).fence, "new")])
      for number in 0..<50 {
        let tab = TabID(user: "u", page: "\(number)")
        _ = try store.save([
          saved(tab, try store.lease(tab).fence, String(repeating: "x", count: 2_000))
        ])
      }
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    #expect(
      files.filter { $0.contains(".damaged") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
        .count == 3)
  }

  @Test("a snapshot that cannot be read is kept beside the tab")
  func setsAsideSnapshot() throws {
    let store = try SQLiteStore(path: path)
    let lease = try store.lease(tab)
    _ = try store.save([saved(tab, lease.fence, "{")])
    try store.setAside(tab)
    #expect(try store.lease(tab).snapshot == nil)
    let database = try SQLiteDatabase(path: path)
    var kept: [String?] = []
    try database.run("SELECT snapshot FROM damaged_tabs") { kept.append($0.text(0)) }
    #expect(kept == ["{"])
  }

  @Test("a folder that cannot be written is no store")
  func needsAFolder() {
    #expect(throws: StoreError.self) { try SQLiteStore(path: "/proc/none/a.sqlite") }
    #expect(throws: StoreError.self) { try SQLiteStore(path: "/") }
  }

  @Test("old tabs are forgotten")
  func forgets() throws {
    let store = try SQLiteStore(path: path)
    let lease = try store.lease(tab)
    _ = try store.save([saved(tab, lease.fence, "x")])
    try store.removeTabs(before: .now - 60)
    #expect(try store.lease(tab).snapshot == "x")
    try store.removeTabs(before: .now + 60)
    #expect(try store.lease(tab).snapshot == nil)
  }

  @Test(
    "a tab that was just saved is not old, whenever it was saved before and whatever its date said",
    arguments: [-1e6, -20, -5, 0, 1e6])
  func dates(offset: Double) throws {
    let store = try SQLiteStore(path: path)
    let lease = try store.lease(tab)
    let database = try SQLiteDatabase(path: path)
    let now = Date.now.timeIntervalSince1970
    try database.run("UPDATE tabs SET saved = ?", [.real(now + offset)])
    #expect(try store.save([saved(tab, lease.fence, "new", forgets: true)]) == [])
    var dates: [Double] = []
    try database.run("SELECT saved FROM tabs") { dates.append($0.real(0)) }
    let date = try #require(dates.first)
    #expect(date >= now - 10 && date <= Date.now.timeIntervalSince1970)
    #expect(try store.lease(tab).snapshot == "new")
  }

  @Test("texts, bytes and numbers come back as they were")
  func values() throws {
    let database = try SQLiteDatabase(path: folder.path("b.sqlite"))
    try database.run("CREATE TABLE t (a, b, c, d, e)")
    let text = "é 👩‍👩‍👧 \u{0}after \"'"
    try database.run(
      "INSERT INTO t VALUES (?, ?, ?, ?, ?)",
      [.text(text), .bytes([0, 1, 255]), .integer(-5), .real(0.5), .null])
    var rows = 0
    try database.run("SELECT * FROM t") { row in
      rows += 1
      #expect(row.text(0) == text)
      #expect(row.bytes(1) == [0, 1, 255])
      #expect(row.integer(2) == -5)
      #expect(row.real(3) == 0.5)
      #expect(row.text(4) == nil)
    }
    #expect(rows == 1)
    #expect(throws: StoreError.self) { try database.run("nonsense") }
    try? database.transaction {
      try database.run("DELETE FROM t")
      throw StoreError("no")
    }
    var left = 0
    try database.run("SELECT * FROM t") { _ in left += 1 }
    #expect(left == 1)
  }
}
