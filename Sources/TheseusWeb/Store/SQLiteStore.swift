#if Web
  import Foundation
  import Synchronization

  /// Sessions in one SQLite file, for the workers of one machine.
  public final class SQLiteStore: SessionStore {
    let path: String
    private let database: Mutex<SQLiteDatabase>
    /// The fault of a damaged file that was found in the place of the store, with the file's new
    /// name; nil when there was none.
    public let damage: String?

    /// Opens the file, or creates it with its folder. A damaged file is renamed.
    /// - Throws: `StoreError` when no store can be opened there.
    public init(path: String) throws {
      self.path = path
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw StoreError("“\(folder.path)” cannot be created: \(error.localizedDescription)")
      }
      do {
        database = Mutex(try Self.open(path))
        damage = nil
      } catch let error as StoreError where error.isDamage {
        guard let aside = Self.setAside(path) else { throw error }
        database = Mutex(try Self.open(path))
        damage = "the store was damaged (\(error)) and is kept as “\(aside)”; a new one begins"
      }
    }

    private static func open(_ path: String) throws -> SQLiteDatabase {
      let database = try SQLiteDatabase(path: path)
      chmod(path, 0o600)
      var fault: String?
      try database.run("PRAGMA quick_check(1)") { row in
        if let text = row.text(0), text != "ok" { fault = text }
      }
      if let fault { throw StoreError(fault, isDamage: true) }
      // Readers do not wait for writers, and a crash leaves whole transactions.
      try database.run("PRAGMA journal_mode = WAL")
      try database.run("PRAGMA synchronous = FULL")
      for table in schema { try database.run(table) }
      return database
    }

    private static let schema = [
      """
      CREATE TABLE IF NOT EXISTS tabs (
        user TEXT NOT NULL, page TEXT NOT NULL, fence INTEGER NOT NULL, snapshot TEXT,
        crashes INTEGER NOT NULL DEFAULT 0, saved REAL NOT NULL, PRIMARY KEY (user, page)
      ) WITHOUT ROWID
      """,
      "CREATE INDEX IF NOT EXISTS tabs_by_date ON tabs (saved)",
      """
      CREATE TABLE IF NOT EXISTS damaged_tabs (
        user TEXT NOT NULL, page TEXT NOT NULL, snapshot TEXT, date REAL NOT NULL)
      """,
      """
      CREATE TABLE IF NOT EXISTS settings (
        user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, key)
      ) WITHOUT ROWID
      """,
      // Beside the values, because one that was removed has changed too.
      """
      CREATE TABLE IF NOT EXISTS setting_changes (
        user TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (user, key)
      ) WITHOUT ROWID
      """,
      "CREATE INDEX IF NOT EXISTS setting_changes_in_order ON setting_changes (revision)",
      """
      CREATE TABLE IF NOT EXISTS signing_keys (
        id TEXT PRIMARY KEY, date REAL NOT NULL, secret BLOB NOT NULL)
      """,
    ]

    /// Renames the file, with its journal, which belongs to it.
    private static func setAside(_ path: String) -> String? {
      for number in 1...1_000 {
        let aside = path + ".damaged" + (number == 1 ? "" : "-\(number)")
        guard access(aside, F_OK) != 0 else { continue }
        guard rename(path, aside) == 0 else { return nil }
        for end in ["-wal", "-shm"] { rename(path + end, aside + end) }
        return aside
      }
      return nil
    }

    // MARK: Tabs

    /// How old the date of a tab may be when it is saved, in seconds.
    private static let dateSteps = 10.0

    public func lease(_ tab: TabID) throws -> TabLease {
      try database.withLock { database in
        try database.transaction {
          try database.run(
            """
            INSERT INTO tabs (user, page, fence, saved) VALUES (?, ?, 1, ?)
            ON CONFLICT DO UPDATE SET fence = fence + 1
            """, [.text(tab.user), .text(tab.page), .real(Date.now.timeIntervalSince1970)])
          var lease = TabLease(fence: 0, snapshot: nil, crashes: 0)
          try database.run(
            "SELECT fence, snapshot, crashes FROM tabs WHERE user = ? AND page = ?",
            [.text(tab.user), .text(tab.page)]
          ) { row in
            lease = TabLease(fence: row.integer(0), snapshot: row.text(1), crashes: row.integer(2))
          }
          return lease
        }
      }
    }

    public func read(_ tab: TabID, fence: Int) throws -> TabLease? {
      try database.withLock { database in
        var lease: TabLease?
        try database.run(
          "SELECT snapshot, crashes FROM tabs WHERE user = ? AND page = ? AND fence = ?",
          [.text(tab.user), .text(tab.page), .integer(fence)]
        ) { row in
          lease = TabLease(fence: fence, snapshot: row.text(0), crashes: row.integer(1))
        }
        return lease
      }
    }

    public func holds(_ tab: TabID, fence: Int) throws -> Bool {
      try database.withLock { database in
        var holds = false
        try database.run(
          "SELECT 1 FROM tabs WHERE user = ? AND page = ? AND fence = ?",
          [.text(tab.user), .text(tab.page), .integer(fence)]
        ) { _ in holds = true }
        return holds
      }
    }

    public func copy(_ tab: TabID) throws -> String? {
      try database.withLock { database in
        var snapshot: String?
        try database.run(
          "SELECT snapshot FROM tabs WHERE user = ? AND page = ?",
          [.text(tab.user), .text(tab.page)]
        ) { row in snapshot = row.text(0) }
        return snapshot
      }
    }

    public func save(_ tabs: [SavedTab]) throws -> [TabID] {
      try database.withLock { database in
        try database.transaction {
          let now = Date.now.timeIntervalSince1970
          return try tabs.filter { saved in
            let (snapshot, forgets) = (saved.snapshot, saved.forgetsCrashes ? 1 : 0)
            // Another date moves the tab in the index of dates, which dirties two more pages.
            try database.run(
              """
              UPDATE tabs SET snapshot = ?, crashes = CASE ? WHEN 1 THEN 0 ELSE crashes END
              WHERE user = ? AND page = ? AND fence = ? AND saved BETWEEN ? AND ?
              """,
              [
                .text(snapshot), .integer(forgets), .text(saved.tab.user), .text(saved.tab.page),
                .integer(saved.fence), .real(now - Self.dateSteps), .real(now),
              ])
            if database.changes > 0 { return false }
            try database.run(
              """
              UPDATE tabs SET snapshot = ?, saved = ?,
                crashes = CASE ? WHEN 1 THEN 0 ELSE crashes END
              WHERE user = ? AND page = ? AND fence = ?
              """,
              [
                .text(snapshot), .real(now), .integer(forgets), .text(saved.tab.user),
                .text(saved.tab.page), .integer(saved.fence),
              ])
            return database.changes == 0
          }.map(\.tab)
        }
      }
    }

    public func noteCrash(of tab: TabID) throws {
      try database.withLock {
        try $0.run(
          "UPDATE tabs SET crashes = crashes + 1 WHERE user = ? AND page = ?",
          [.text(tab.user), .text(tab.page)])
      }
    }

    public func setAside(_ tab: TabID) throws {
      try database.withLock { database in
        try database.transaction {
          try database.run(
            """
            INSERT INTO damaged_tabs SELECT user, page, snapshot, ? FROM tabs
            WHERE user = ? AND page = ?
            """, [.real(Date.now.timeIntervalSince1970), .text(tab.user), .text(tab.page)])
          try database.run(
            "UPDATE tabs SET snapshot = NULL WHERE user = ? AND page = ?",
            [.text(tab.user), .text(tab.page)])
        }
      }
    }

    public func keep(_ tabs: [TabID: Int]) throws {
      try database.withLock { database in
        try database.transaction {
          for (tab, fence) in tabs {
            try database.run(
              "UPDATE tabs SET saved = ? WHERE user = ? AND page = ? AND fence = ?",
              [
                .real(Date.now.timeIntervalSince1970), .text(tab.user), .text(tab.page),
                .integer(fence),
              ])
          }
        }
      }
    }

    public func removeTabs(before date: Date) throws {
      try database.withLock {
        try $0.run("DELETE FROM tabs WHERE saved < ?", [.real(date.timeIntervalSince1970)])
      }
    }

    // MARK: Settings

    public func settings(of user: String) throws -> [String: String] {
      try database.withLock { database in
        var values: [String: String] = [:]
        try database.run("SELECT key, value FROM settings WHERE user = ?", [.text(user)]) { row in
          if let key = row.text(0) { values[key] = row.text(1) }
        }
        return values
      }
    }

    public func set(_ settings: [UserSetting]) throws {
      try database.withLock { database in
        try database.transaction {
          for setting in settings {
            if let value = setting.value {
              try database.run(
                "INSERT OR REPLACE INTO settings (user, key, value) VALUES (?, ?, ?)",
                [.text(setting.user), .text(setting.key), .text(value)])
            } else {
              try database.run(
                "DELETE FROM settings WHERE user = ? AND key = ?",
                [.text(setting.user), .text(setting.key)])
            }
            try database.run(
              """
              INSERT OR REPLACE INTO setting_changes (user, key, revision)
              VALUES (?, ?, 1 + (SELECT ifnull(max(revision), 0) FROM setting_changes))
              """, [.text(setting.user), .text(setting.key)])
          }
        }
      }
    }

    public func settings(after revision: Int?) throws -> SettingChanges {
      try database.withLock { database in
        guard let revision else {
          var last = 0
          try database.run("SELECT ifnull(max(revision), 0) FROM setting_changes") {
            last = $0.integer(0)
          }
          return SettingChanges(revision: last)
        }
        var changes = SettingChanges(revision: revision)
        try database.run(
          """
          SELECT changed.user, changed.key, value, revision FROM setting_changes AS changed
          LEFT JOIN settings ON settings.user = changed.user AND settings.key = changed.key
          WHERE revision > ? ORDER BY revision
          """, [.integer(revision)]
        ) { row in
          changes.revision = row.integer(3)
          changes.settings.append(
            UserSetting(user: row.text(0) ?? "", key: row.text(1) ?? "", value: row.text(2)))
        }
        return changes
      }
    }

    // MARK: Keys

    public func signingKeys() throws -> [SigningKey] {
      try database.withLock { database in
        var keys: [SigningKey] = []
        try database.run("SELECT id, date, secret FROM signing_keys ORDER BY date, id") { row in
          keys.append(
            SigningKey(
              id: row.text(0) ?? "", date: Date(timeIntervalSince1970: row.real(1)),
              secret: row.bytes(2)))
        }
        return keys
      }
    }

    public func add(_ key: SigningKey) throws {
      try database.withLock {
        try $0.run(
          "INSERT INTO signing_keys (id, date, secret) VALUES (?, ?, ?)",
          [.text(key.id), .real(key.date.timeIntervalSince1970), .bytes(key.secret)])
      }
    }

    public func removeSigningKeys(before date: Date) throws {
      try database.withLock {
        try $0.run("DELETE FROM signing_keys WHERE date < ?", [.real(date.timeIntervalSince1970)])
      }
    }
  }
#endif
