import Foundation
import GRDB

/// A row of the journal before and after an edit, as JSON objects of its columns; nil where there
/// was, or is, no such row.
struct RowChange: Equatable, Sendable {
  struct Key: Hashable, Sendable {
    let table: String
    let id: String
  }

  var before: String?
  var after: String?

  var inverse: RowChange { RowChange(before: after, after: before) }
}

/// The rows that an edit changed.
typealias ChangeSet = [RowChange.Key: RowChange]

/// Triggers of the writing connection that record every changed row, whatever statement or foreign
/// key action changed it.
///
/// The triggers and the table they write to are temporary: they belong to one connection and are in
/// no file.
///
/// They are created before the first edit: they take 130 kB, and most of a server's pages only
/// read.
enum ChangeLog {
  /// Call it outside of transactions, whose failure would remove the triggers again.
  static func prepare(in db: Database) throws {
    if try db.tableExists("changeLog") { return }
    try db.inTransaction {
      try install(in: db)
      return .commit
    }
  }

  private static func install(in db: Database) throws {
    try db.execute(
      sql:
        """
        CREATE TEMP TABLE changeLog (tableName TEXT NOT NULL, rowID TEXT NOT NULL, before TEXT, \
        after TEXT)
        """
    )
    for table in JournalSchema.editedTables {
      let columns = try db.columns(in: table).map(\.name)
      let old = object(of: columns, in: "OLD")
      let new = object(of: columns, in: "NEW")
      try db.execute(
        sql: """
          CREATE TEMP TRIGGER \(table)_inserted AFTER INSERT ON main.\(table) BEGIN
            INSERT INTO changeLog VALUES ('\(table)', NEW.id, NULL, \(new));
          END;
          CREATE TEMP TRIGGER \(table)_updated AFTER UPDATE ON main.\(table) BEGIN
            INSERT INTO changeLog VALUES ('\(table)', NEW.id, \(old), \(new));
          END;
          CREATE TEMP TRIGGER \(table)_deleted AFTER DELETE ON main.\(table) BEGIN
            INSERT INTO changeLog VALUES ('\(table)', OLD.id, \(old), NULL);
          END;
          """)
    }
  }

  /// The records since the last call, one change for each row: from its first state to its last.
  static func take(from db: Database) throws -> ChangeSet {
    var changes: ChangeSet = [:]
    for row in try Row.fetchAll(
      db, sql: "SELECT tableName, rowID, before, after FROM changeLog ORDER BY rowid")
    {
      let key = RowChange.Key(table: try row.decode(atIndex: 0), id: try row.decode(atIndex: 1))
      let change = RowChange(before: try row.decode(atIndex: 2), after: try row.decode(atIndex: 3))
      changes[key, default: RowChange(before: change.before, after: nil)].after = change.after
    }
    try db.execute(sql: "DELETE FROM changeLog")
    return changes.filter { $0.value.before != $0.value.after }
  }

  /// Applies `changes`, when every row still is as they expect and no other row changes with them.
  ///
  /// Call it in a transaction, and roll back when it throws.
  /// - Throws: ``EditRefused`` when the rows have been changed by another instance.
  static func make(_ changes: ChangeSet, in db: Database) throws {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    for (key, change) in changes where try current(key, in: db) != change.before {
      throw changedElsewhere
    }
    // Deletions last: until then, references to a deleted row have been changed or are deleted with
    // it.
    let order = changes.sorted { rank($0.value) < rank($1.value) }
    for (key, change) in order { try make(change, of: key, in: db) }
    guard try take(from: db) == changes else { throw changedElsewhere }
  }

  static let changedElsewhere = EditRefused(
    reason: "It has been changed by another window since.")

  private static func rank(_ change: RowChange) -> Int {
    change.before == nil ? 0 : change.after == nil ? 2 : 1
  }

  private static func make(_ change: RowChange, of key: RowChange.Key, in db: Database) throws {
    guard let after = change.after else {
      return try db.run("DELETE FROM \(key.table) WHERE id = ?", arguments: [key.id])
    }
    let columns = try db.columns(in: key.table).map(\.name)
    let names = columns.joined(separator: ", ")
    let values = columns.map { "json_extract(:row, '$.\($0)')" }.joined(separator: ", ")
    if change.before == nil {
      try db.run(
        "INSERT INTO \(key.table) (\(names)) VALUES (\(values))", arguments: ["row": after])
    } else {
      try db.run(
        "UPDATE \(key.table) SET (\(names)) = (\(values)) WHERE id = :id",
        arguments: ["row": after, "id": key.id])
    }
  }

  private static func current(_ key: RowChange.Key, in db: Database) throws -> String? {
    let columns = try db.columns(in: key.table).map(\.name)
    let sql = "SELECT \(object(of: columns, in: key.table)) FROM \(key.table) WHERE id = ?"
    return try String.fetchOne(db.cachedStatement(sql: sql), arguments: [key.id])
  }

  private static func object(of columns: [String], in row: String) -> String {
    "json_object(" + columns.map { "'\($0)', \(row).\($0)" }.joined(separator: ", ") + ")"
  }
}
