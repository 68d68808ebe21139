import Foundation
import GRDB

extension JournalDatabase {
  /// The entries of a page, in their order.
  public func entries(on page: Page) throws -> [Entry] {
    try read {
      try Entry.fetchAll(
        $0, sql: "SELECT * FROM entry WHERE page = ? ORDER BY position, created, id",
        arguments: [page.description])
    }
  }

  public func entry(_ id: Entry.ID) throws -> Entry? {
    try read { try Entry.find(id, in: $0) }
  }

  public func categories() throws -> [TaskCategory] { try read { try Self.categories($0) } }
  public func bundles() throws -> [TaskBundle] { try read { try Self.bundles($0) } }

  static func categories(_ db: Database) throws -> [TaskCategory] {
    try TaskCategory.fetchAll(db, sql: "SELECT * FROM category ORDER BY position, name")
  }

  static func bundles(_ db: Database) throws -> [TaskBundle] {
    var items: [UUID: [TaskBundle.Item]] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT * FROM bundleItem ORDER BY position, id") {
      items[try row.decode(forColumn: "bundleID"), default: []].append(
        try TaskBundle.Item(row: row))
    }
    return try Row.fetchAll(db, sql: "SELECT * FROM bundle ORDER BY position, name").map { row in
      try TaskBundle(row: row, items: items[row.decode(forColumn: "id")] ?? [])
    }
  }

  /// The number of tasks on the pages of days before `day` that are neither done, abandoned nor
  /// migrated.
  public func unfinishedCount(before day: Day) throws -> Int {
    try read { db in
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM entry WHERE \(Entry.unfinishedBefore)",
        arguments: [day.description]) ?? 0
    }
  }

  /// The months of the future log that have entries, from the earliest.
  public func futureMonths() throws -> [Month] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT DISTINCT page FROM entry WHERE length(page) = 7 ORDER BY page"
      ).compactMap(Month.init(_:))
    }
  }

  /// The nearest day with entries after `day`, or before it when `forward` is false.
  public func writtenDay(from day: Day, forward: Bool) throws -> Day? {
    try read { db in
      let nearest =
        forward ? "min(page) FROM entry WHERE page > ?" : "max(page) FROM entry WHERE page < ?"
      return try String.fetchOne(
        db, sql: "SELECT \(nearest) AND length(page) = 10", arguments: [day.description]
      ).flatMap(Day.init(_:))
    }
  }

  /// Whether there is no entry at all.
  public func isEmpty() throws -> Bool {
    try read { try !(Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM entry)") ?? false) }
  }

  /// Entries whose title or details contain every word of `query`, ignoring case and accents; the
  /// latest page first.
  /// - Parameter limit: how many at most.
  /// - Returns: nothing for a query without a word.
  public func search(_ query: String, limit: Int = 1_000) throws -> [Entry] {
    try read(Self.finding(query, limit: limit))
  }

  /// As `search`, on a thread of the database. A canceled task interrupts it.
  /// - Throws: ``JournalError``; `CancellationError` when the task is canceled.
  func searching(_ query: String, limit: Int = 1_000) async throws -> [Entry] {
    do {
      return try await pool.read(Self.finding(query, limit: limit))
    } catch let cancellation as CancellationError {
      throw cancellation
    } catch {
      throw JournalError(file: path, error)
    }
  }

  private static func finding(_ query: String, limit: Int) -> @Sendable (Database) throws -> [Entry]
  {
    let words = EntryText.folded(query).split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return { _ in [] } }
    let condition = Array(repeating: "instr(folded, ?) > 0", count: words.count).joined(
      separator: " AND ")
    return { db in
      try Entry.fetchAll(
        db, sql: "SELECT * FROM entry WHERE \(condition) ORDER BY page DESC, position, id LIMIT ?",
        arguments: StatementArguments(words) + [limit])
    }
  }

  /// The text typed into a field and not entered yet; empty when there is none.
  public func draft(of field: String) throws -> String {
    try read {
      try String.fetchOne($0, sql: "SELECT text FROM draft WHERE field = ?", arguments: [field])
        ?? ""
    }
  }
}
