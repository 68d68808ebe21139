import Foundation
import GRDB

extension JournalEdit {
  /// Adds a category at the end of the list; a name that is taken, without regard to case, is
  /// refused.
  public static func addCategory(_ name: String, color: CategoryColor) -> JournalEdit {
    let new = TaskCategory(name: name, color: color)
    return JournalEdit("Add Category", adding: new.id) { db in try add(new, in: db) }
  }

  /// Adds a category at the end of the list and ignores its position.
  static func add(_ new: TaskCategory, in db: Database) throws {
    var category = new
    category.name = try categoryName(new.name, besides: nil, in: db)
    category.position = try Int.fetchOne(db, sql: "SELECT max(position) + 1 FROM category") ?? 0
    try category.insert(into: db)
  }

  public static func renameCategory(_ id: TaskCategory.ID, to name: String) -> JournalEdit {
    JournalEdit("Rename Category") { db in
      let name = try categoryName(name, besides: id, in: db)
      try db.execute(
        sql: "UPDATE category SET name = ? WHERE id = ?", arguments: [name, id.uuidString])
    }
  }

  public static func recolorCategory(_ id: TaskCategory.ID, _ color: CategoryColor) -> JournalEdit {
    JournalEdit("Change Color") { db in
      try db.execute(
        sql: "UPDATE category SET color = ? WHERE id = ?",
        arguments: [color.rawValue, id.uuidString])
    }
  }

  /// Deletes a category; its entries stay, without one.
  public static func deleteCategory(_ id: TaskCategory.ID) -> JournalEdit {
    JournalEdit("Delete Category") { db in
      try db.execute(sql: "DELETE FROM category WHERE id = ?", arguments: [id.uuidString])
    }
  }

  /// Brings the categories into the order of `ids`.
  public static func reorderCategories(_ ids: [TaskCategory.ID]) -> JournalEdit {
    JournalEdit("Move Category") { db in try place(ids.map(\.uuidString), in: "category", db) }
  }

  private static func categoryName(_ name: String, besides id: TaskCategory.ID?, in db: Database)
    throws -> String
  {
    try uniqueName(name, in: "category", called: "category", besides: id, db)
  }

  static func uniqueName(
    _ name: String, in table: String, called what: String, besides id: UUID?, _ db: Database
  ) throws -> String {
    let name = EntryText.line(name)
    guard !name.isEmpty else { throw EditRefused(reason: "A \(what) needs a name.") }
    let taken = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE name = ? AND id <> ?)",
      arguments: [name, id?.uuidString ?? ""])
    if taken == true { throw EditRefused(reason: "There is a \(what) named “\(name)” already.") }
    return name
  }

  /// Numbers rows in the order of `ids`.
  static func place(_ ids: [String], in table: String, _ db: Database) throws {
    for (position, id) in ids.enumerated() {
      try db.execute(
        sql: "UPDATE \(table) SET position = ?1 WHERE id = ?2 AND position <> ?1",
        arguments: [position, id])
    }
  }
}
