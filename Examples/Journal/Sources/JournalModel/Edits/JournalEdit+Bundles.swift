import Foundation
import GRDB

extension JournalEdit {
  /// Adds an empty bundle at the end of the list; a name that is taken, without regard to case, is
  /// refused.
  /// - Parameter id: the new bundle's.
  public static func addBundle(_ name: String, id: TaskBundle.ID = UUID()) -> JournalEdit {
    JournalEdit("Add Bundle", adding: id) { db in
      let name = try uniqueName(name, in: "bundle", called: "bundle", besides: nil, db)
      try db.execute(
        sql:
          """
          INSERT INTO bundle (id, name, position) SELECT ?, ?, coalesce(max(position) + 1, 0) FROM \
          bundle
          """,
        arguments: [id.uuidString, name])
    }
  }

  public static func renameBundle(_ id: TaskBundle.ID, to name: String) -> JournalEdit {
    JournalEdit("Rename Bundle") { db in
      let name = try uniqueName(name, in: "bundle", called: "bundle", besides: id, db)
      try db.execute(
        sql: "UPDATE bundle SET name = ? WHERE id = ?", arguments: [name, id.uuidString])
    }
  }

  public static func deleteBundle(_ id: TaskBundle.ID) -> JournalEdit {
    JournalEdit("Delete Bundle") { db in
      try db.execute(sql: "DELETE FROM bundle WHERE id = ?", arguments: [id.uuidString])
    }
  }

  /// Brings the bundles into the order of `ids`.
  public static func reorderBundles(_ ids: [TaskBundle.ID]) -> JournalEdit {
    JournalEdit("Move Bundle") { db in try place(ids.map(\.uuidString), in: "bundle", db) }
  }

  /// Adds a task at the end of a bundle. A title without a letter adds nothing; a bundle that
  /// another instance has deleted is refused.
  /// - Parameter new: a category to add first; `category` may be its.
  public static func addItem(
    _ title: String, to bundle: TaskBundle.ID, category: TaskCategory.ID? = nil,
    creating new: TaskCategory? = nil
  ) -> JournalEdit {
    let id = UUID()
    return JournalEdit("Add to Bundle", adding: id) { db in
      if let new { try add(new, in: db) }
      let title = EntryText.line(title)
      let exists = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM bundle WHERE id = ?)", arguments: [bundle.uuidString]
      )
      guard exists == true else {
        throw EditRefused(reason: "The bundle has been deleted in another window.")
      }
      guard !title.isEmpty else { return }
      let sql = "SELECT max(position) + 1 FROM bundleItem WHERE bundleID = ?"
      let position = try Int.fetchOne(db, sql: sql, arguments: [bundle.uuidString]) ?? 0
      try TaskBundle.Item(id: id, title: title, categoryID: existing(category, in: db)).insert(
        into: db, bundle: bundle, position: position)
    }
  }

  public static func renameItem(_ id: TaskBundle.Item.ID, to title: String) -> JournalEdit {
    JournalEdit("Rename") { db in
      let title = EntryText.line(title)
      guard !title.isEmpty else { throw EditRefused(reason: "A task needs a title.") }
      try db.execute(
        sql: "UPDATE bundleItem SET title = ? WHERE id = ?", arguments: [title, id.uuidString])
    }
  }

  public static func setItemCategory(_ category: TaskCategory.ID?, of id: TaskBundle.Item.ID)
    -> JournalEdit
  {
    JournalEdit("Change Category") { db in
      let category = try existing(category, in: db)
      try db.execute(
        sql: "UPDATE bundleItem SET categoryID = ? WHERE id = ?",
        arguments: [category?.uuidString, id.uuidString])
    }
  }

  public static func deleteItems(_ ids: [TaskBundle.Item.ID]) -> JournalEdit {
    JournalEdit("Delete from Bundle") { db in
      for id in ids {
        try db.execute(sql: "DELETE FROM bundleItem WHERE id = ?", arguments: [id.uuidString])
      }
    }
  }

  /// Brings a bundle's tasks into the order of `ids`.
  public static func reorderItems(_ ids: [TaskBundle.Item.ID]) -> JournalEdit {
    JournalEdit("Move") { db in try place(ids.map(\.uuidString), in: "bundleItem", db) }
  }

  /// Writes the tasks of a bundle at the end of a page.
  public static func applyBundle(_ id: TaskBundle.ID, to page: Page) -> JournalEdit {
    JournalEdit("Apply Bundle") { db in
      let sql = "SELECT * FROM bundleItem WHERE bundleID = ? ORDER BY position, id"
      let items = try TaskBundle.Item.fetchAll(db, sql: sql, arguments: [id.uuidString])
      for (position, item) in zip(try end(of: page, in: db)..., items) {
        try Entry(page: page, position: position, title: item.title, categoryID: item.categoryID)
          .insert(into: db)
      }
    }
  }
}
