import Foundation
import GRDB

// Values and their rows. Ids are stored as text, so that the file is readable with any SQLite
// program.

extension Entry: FetchableRecord {
  /// Tasks to do on the pages of days before a day, the only argument.
  static let unfinishedBefore =
    "kind = 'task' AND status = 'open' AND length(page) = 10 AND page < ?"

  public init(row: Row) throws {
    try self.init(
      id: row.decode(forColumn: "id"), page: row.decoded("page"),
      position: row.decode(forColumn: "position"), kind: row.decoded("kind"),
      status: row.decoded("status"), title: row.decode(forColumn: "title"),
      details: row.decode(forColumn: "details"),
      categoryID: row.decode(forColumn: "categoryID"),
      migratedTo: row.decode(forColumn: "migratedTo"),
      created: Date(timeIntervalSince1970: row.decode(forColumn: "created")))
  }

  static func find(_ id: Entry.ID, in db: Database) throws -> Entry? {
    try Entry.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM entry WHERE id = ?"), arguments: [id.uuidString])
  }

  func insert(into db: Database) throws {
    try db.run(
      """
      INSERT INTO entry (page, position, kind, status, title, details, categoryID, migratedTo, \
      created, folded, id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, arguments: arguments)
  }

  func update(in db: Database) throws {
    try db.run(
      """
      UPDATE entry SET page = ?, position = ?, kind = ?, status = ?, title = ?, details = ?, \
      categoryID = ?, migratedTo = ?, created = ?, folded = ?
      WHERE id = ?
      """, arguments: arguments)
  }

  private var arguments: StatementArguments {
    [
      page.description, position, kind.rawValue, status.rawValue, title, details,
      categoryID?.uuidString, migratedTo?.uuidString,
      Int(created.timeIntervalSince1970),
      EntryText.folded(details.isEmpty ? title : title + "\n" + details), id.uuidString,
    ]
  }
}

extension TaskCategory: FetchableRecord {
  public init(row: Row) throws {
    try self.init(
      id: row.decode(forColumn: "id"), name: row.decode(forColumn: "name"),
      color: row.decoded("color"),
      position: row.decode(forColumn: "position"))
  }

  func insert(into db: Database) throws {
    try db.run(
      "INSERT INTO category (id, name, color, position) VALUES (?, ?, ?, ?)",
      arguments: [id.uuidString, name, color.rawValue, position])
  }
}

extension TaskBundle.Item: FetchableRecord {
  public init(row: Row) throws {
    try self.init(
      id: row.decode(forColumn: "id"), title: row.decode(forColumn: "title"),
      categoryID: row.decode(forColumn: "categoryID"))
  }

  func insert(into db: Database, bundle: TaskBundle.ID, position: Int) throws {
    try db.run(
      "INSERT INTO bundleItem (id, bundleID, position, title, categoryID) VALUES (?, ?, ?, ?, ?)",
      arguments: [id.uuidString, bundle.uuidString, position, title, categoryID?.uuidString])
  }
}

extension TaskBundle {
  /// A bundle's own row; its items are rows of another table.
  init(row: Row, items: [Item]) throws {
    try self.init(
      id: row.decode(forColumn: "id"), name: row.decode(forColumn: "name"),
      position: row.decode(forColumn: "position"), items: items)
  }
}

extension Database {
  /// Runs a cached prepared statement: preparing one compiles the triggers on its table.
  func run(_ sql: String, arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}

extension Row {
  /// A text column as a value of the model; text that is none is damage, not a trap.
  fileprivate func decoded<Value: RawRepresentable<String>>(_ column: String) throws -> Value {
    let text = try decode(String.self, forColumn: column)
    guard let value = Value(rawValue: text) else { throw DatabaseError.damaged(column, text) }
    return value
  }

  fileprivate func decoded<Value: LosslessStringConvertible>(_ column: String) throws -> Value {
    let text = try decode(String.self, forColumn: column)
    guard let value = Value(text) else { throw DatabaseError.damaged(column, text) }
    return value
  }
}

extension DatabaseError {
  fileprivate static func damaged(_ column: String, _ text: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a row has the \(column) “\(text)”")
  }
}
