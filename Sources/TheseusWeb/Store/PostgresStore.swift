#if Postgres
  import Foundation
  import Synchronization

  /// Sessions in a PostgreSQL database, for workers of several machines.
  ///
  /// A lost connection is opened again with the next call. Every change is one statement, or one
  /// transaction: it happens as a whole or not at all.
  public final class PostgresStore: SessionStore {
    private let database: Mutex<PostgresDatabase>

    /// Connects, and creates the tables if there are none.
    /// - Parameter url: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, as libpq reads it.
    /// - Throws: `StoreError` when the database cannot be reached or used.
    public init(url: String) throws {
      database = Mutex(try Self.open(url))
    }

    private static func open(_ url: String) throws -> PostgresDatabase {
      let database = try PostgresDatabase(url)
      // Workers that start together create the tables in turn, under a lock.
      try database.run("SELECT pg_advisory_lock(7498302)")
      defer { _ = try? database.run("SELECT pg_advisory_unlock(7498302)") }
      for table in schema { try database.run(table) }
      // Creating an index of many rows may take long; nothing else does.
      try database.limitStatements()
      return database
    }

    private static let schema = [
      """
      CREATE TABLE IF NOT EXISTS theseus_tabs (
        username text NOT NULL, page text NOT NULL, fence bigint NOT NULL, snapshot text,
        crashes integer NOT NULL DEFAULT 0, saved double precision NOT NULL,
        PRIMARY KEY (username, page))
      """,
      "CREATE INDEX IF NOT EXISTS theseus_tabs_by_date ON theseus_tabs (saved)",
      """
      CREATE TABLE IF NOT EXISTS theseus_damaged_tabs (
        username text NOT NULL, page text NOT NULL, snapshot text, date double precision NOT NULL)
      """,
      """
      CREATE TABLE IF NOT EXISTS theseus_settings (
        username text NOT NULL, key text NOT NULL, value text NOT NULL,
        PRIMARY KEY (username, key))
      """,
      // Beside the values, because one that was removed has changed too.
      """
      CREATE TABLE IF NOT EXISTS theseus_setting_changes (
        username text NOT NULL, key text NOT NULL, revision bigint NOT NULL,
        PRIMARY KEY (username, key))
      """,
      """
      CREATE INDEX IF NOT EXISTS theseus_setting_changes_in_order
      ON theseus_setting_changes (revision)
      """,
      """
      CREATE TABLE IF NOT EXISTS theseus_signing_keys (
        id text PRIMARY KEY, date double precision NOT NULL, secret text NOT NULL)
      """,
    ]

    private func run(_ statement: String, _ values: [String?] = []) throws -> [PostgresRow] {
      try database.withLock { try $0.run(statement, values) }
    }

    private static var now: String { "\(Date.now.timeIntervalSince1970)" }

    // MARK: Tabs

    public func lease(_ tab: TabID) throws -> TabLease {
      let rows = try run(
        """
        INSERT INTO theseus_tabs (username, page, fence, saved) VALUES ($1, $2, 1, $3)
        ON CONFLICT (username, page) DO UPDATE SET fence = theseus_tabs.fence + 1
        RETURNING fence, snapshot, crashes
        """, [tab.user, tab.page, Self.now])
      guard let row = rows.first else { throw StoreError("a tab was not leased") }
      return TabLease(fence: row.integer(0), snapshot: row.text(1), crashes: row.integer(2))
    }

    public func read(_ tab: TabID, fence: Int) throws -> TabLease? {
      try run(
        """
        SELECT snapshot, crashes FROM theseus_tabs
        WHERE username = $1 AND page = $2 AND fence = $3
        """, [tab.user, tab.page, "\(fence)"]
      ).first.map { TabLease(fence: fence, snapshot: $0.text(0), crashes: $0.integer(1)) }
    }

    public func holds(_ tab: TabID, fence: Int) throws -> Bool {
      try !run(
        "SELECT 1 FROM theseus_tabs WHERE username = $1 AND page = $2 AND fence = $3",
        [tab.user, tab.page, "\(fence)"]
      ).isEmpty
    }

    public func copy(_ tab: TabID) throws -> String? {
      try run(
        "SELECT snapshot FROM theseus_tabs WHERE username = $1 AND page = $2",
        [tab.user, tab.page]
      ).first?.text(0)
    }

    private struct Row: Encodable {
      var username: String
      var page: String
      var fence: Int
      var snapshot: String
      var forgets: Bool
    }

    public func save(_ tabs: [SavedTab]) throws -> [TabID] {
      let rows = tabs.map {
        Row(
          username: $0.tab.user, page: $0.tab.page, fence: $0.fence, snapshot: $0.snapshot,
          forgets: $0.forgetsCrashes)
      }
      let saved = try run(
        """
        UPDATE theseus_tabs AS tab SET snapshot = new.snapshot, saved = $2,
          crashes = CASE WHEN new.forgets THEN 0 ELSE tab.crashes END
        FROM json_to_recordset($1::json)
          AS new(username text, page text, fence bigint, snapshot text, forgets boolean)
        WHERE tab.username = new.username AND tab.page = new.page AND tab.fence = new.fence
        RETURNING tab.username, tab.page
        """, [String(decoding: try JSONEncoder().encode(rows), as: UTF8.self), Self.now])
      let done = Set(saved.map { TabID(user: $0.text(0) ?? "", page: $0.text(1) ?? "") })
      return tabs.map(\.tab).filter { !done.contains($0) }
    }

    public func noteCrash(of tab: TabID) throws {
      _ = try run(
        "UPDATE theseus_tabs SET crashes = crashes + 1 WHERE username = $1 AND page = $2",
        [tab.user, tab.page])
    }

    public func setAside(_ tab: TabID) throws {
      _ = try run(
        """
        WITH damaged AS (
          INSERT INTO theseus_damaged_tabs
          SELECT username, page, snapshot, $3 FROM theseus_tabs
          WHERE username = $1 AND page = $2)
        UPDATE theseus_tabs SET snapshot = NULL WHERE username = $1 AND page = $2
        """, [tab.user, tab.page, Self.now])
    }

    private struct OpenTab: Encodable {
      var username: String
      var page: String
      var fence: Int
    }

    public func keep(_ tabs: [TabID: Int]) throws {
      let rows = tabs.map { OpenTab(username: $0.user, page: $0.page, fence: $1) }
      _ = try run(
        """
        UPDATE theseus_tabs AS tab SET saved = $2
        FROM json_to_recordset($1::json) AS open(username text, page text, fence bigint)
        WHERE tab.username = open.username AND tab.page = open.page AND tab.fence = open.fence
        """, [String(decoding: try JSONEncoder().encode(rows), as: UTF8.self), Self.now])
    }

    public func removeTabs(before date: Date) throws {
      _ = try run(
        "DELETE FROM theseus_tabs WHERE saved < $1", ["\(date.timeIntervalSince1970)"])
    }

    // MARK: Settings

    public func settings(of user: String) throws -> [String: String] {
      var values: [String: String] = [:]
      let rows = try run(
        "SELECT key, value FROM theseus_settings WHERE username = $1", [user])
      for row in rows { if let key = row.text(0) { values[key] = row.text(1) } }
      return values
    }

    public func set(_ settings: [UserSetting]) throws {
      try database.withLock { database in
        try database.transaction {
          // Revisions become visible in their order: nobody reads past one that is not there yet.
          try database.run("LOCK TABLE theseus_setting_changes IN EXCLUSIVE MODE")
          for setting in settings {
            if let value = setting.value {
              try database.run(
                """
                INSERT INTO theseus_settings (username, key, value) VALUES ($1, $2, $3)
                ON CONFLICT (username, key) DO UPDATE SET value = $3
                """, [setting.user, setting.key, value])
            } else {
              try database.run(
                "DELETE FROM theseus_settings WHERE username = $1 AND key = $2",
                [setting.user, setting.key])
            }
            try database.run(
              """
              INSERT INTO theseus_setting_changes (username, key, revision)
              SELECT $1, $2, 1 + coalesce(max(revision), 0) FROM theseus_setting_changes
              ON CONFLICT (username, key) DO UPDATE SET revision = EXCLUDED.revision
              """, [setting.user, setting.key])
          }
        }
      }
    }

    public func settings(after revision: Int?) throws -> SettingChanges {
      guard let revision else {
        let rows = try run("SELECT coalesce(max(revision), 0) FROM theseus_setting_changes")
        return SettingChanges(revision: rows.first?.integer(0) ?? 0)
      }
      let rows = try run(
        """
        SELECT changed.username, changed.key, value, revision
        FROM theseus_setting_changes AS changed
        LEFT JOIN theseus_settings AS present
          ON present.username = changed.username AND present.key = changed.key
        WHERE revision > $1 ORDER BY revision
        """, ["\(revision)"])
      return SettingChanges(
        revision: rows.last?.integer(3) ?? revision,
        settings: rows.map {
          UserSetting(user: $0.text(0) ?? "", key: $0.text(1) ?? "", value: $0.text(2))
        })
    }

    // MARK: Keys

    public func signingKeys() throws -> [SigningKey] {
      try run("SELECT id, date, secret FROM theseus_signing_keys ORDER BY date, id").map {
        SigningKey(
          id: $0.text(0) ?? "",
          date: Date(timeIntervalSince1970: $0.text(1).flatMap(Double.init) ?? 0),
          secret: $0.text(2).flatMap { Base64URL.bytes($0) } ?? [])
      }
    }

    public func add(_ key: SigningKey) throws {
      _ = try run(
        "INSERT INTO theseus_signing_keys (id, date, secret) VALUES ($1, $2, $3)",
        [key.id, "\(key.date.timeIntervalSince1970)", Base64URL.text(key.secret)])
    }

    public func removeSigningKeys(before date: Date) throws {
      _ = try run(
        "DELETE FROM theseus_signing_keys WHERE date < $1", ["\(date.timeIntervalSince1970)"])
    }
  }
#endif
