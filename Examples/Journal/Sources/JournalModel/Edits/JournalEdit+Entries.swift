import Foundation
import GRDB

extension JournalEdit {
  /// Writes a new entry at the end of a page.
  ///
  /// A title without a letter writes nothing.
  /// - Parameters:
  ///   - new: a category to add first; `category` may be its.
  ///   - draft: the field whose draft the title was: it is cleared in the same transaction.
  public static func addEntry(
    _ title: String, kind: Entry.Kind = .task, to page: Page, category: TaskCategory.ID? = nil,
    creating new: TaskCategory? = nil, emptyingDraft draft: String? = nil
  ) -> JournalEdit {
    let id = UUID()
    return JournalEdit(kind == .task ? "Add Task" : "Add Note", adding: id) { db in
      if let draft { try keepDraft("", field: draft, in: db) }
      if let new { try add(new, in: db) }
      let title = EntryText.line(title)
      guard !title.isEmpty else { return }
      let category = try existing(category, in: db)
      try Entry(
        id: id, page: page, position: end(of: page, in: db), kind: kind, title: title,
        categoryID: category
      ).insert(into: db)
    }
  }

  /// Marks tasks; notes among the entries stay as they are.
  public static func setStatus(_ status: TaskStatus, of ids: [Entry.ID]) -> JournalEdit {
    let name =
      switch status {
      case .open: "Reopen"
      case .done: "Complete"
      case .abandoned: "Abandon"
      case .migrated: "Mark as Migrated"
      }
    return JournalEdit(name) { db in
      try change(ids, in: db) { entry in
        guard entry.kind == .task, entry.status != status else { return }
        entry.status = status
        entry.migratedTo = nil
      }
    }
  }

  /// Changes an entry's title. A title without a letter is refused, and so is an entry that was
  /// deleted.
  /// - Parameter old: the title that the user saw; the edit is refused when it is another now.
  public static func rename(_ id: Entry.ID, to title: String, from old: String? = nil)
    -> JournalEdit
  {
    JournalEdit("Rename", coalescing: "title \(id)") { db in
      let title = EntryText.line(title)
      guard !title.isEmpty else { throw EditRefused(reason: "An entry needs a title.") }
      try change(id, in: db) { entry in
        guard entry.title == old ?? entry.title else {
          throw EditRefused(
            reason: "Another window has changed the title to “\(entry.title)” since.")
        }
        entry.title = title
      }
    }
  }

  /// Replaces an entry's details. Made while they are typed: changes that follow closely are undone
  /// together. An entry that was deleted is refused.
  /// - Parameter old: the details that the user saw, as they are stored; the edit is refused when
  ///   they are others now.
  public static func setDetails(_ details: String, of id: Entry.ID, from old: String? = nil)
    -> JournalEdit
  {
    JournalEdit("Edit Details", coalescing: "details \(id)") { db in
      try change(id, in: db) { entry in
        guard entry.details == old ?? entry.details else {
          throw EditRefused(
            reason: "Another window has changed the details of “\(entry.title)” since.")
        }
        entry.details = storedDetails(details)
      }
    }
  }

  /// Details as they are stored: without control characters but newline and tab.
  public static func storedDetails(_ details: String) -> String { EntryText.lines(details) }

  public static func setCategory(_ category: TaskCategory.ID?, of ids: [Entry.ID]) -> JournalEdit {
    JournalEdit("Change Category") { db in
      let category = try existing(category, in: db)
      try change(ids, in: db) { $0.categoryID = category }
    }
  }

  /// Makes a task a note, or a note a task to do.
  public static func setKind(_ kind: Entry.Kind, of ids: [Entry.ID]) -> JournalEdit {
    JournalEdit(kind == .task ? "Make a Task" : "Make a Note") { db in
      try change(ids, in: db) { entry in
        guard entry.kind != kind else { return }
        entry.kind = kind
        entry.status = .open
        entry.migratedTo = nil
      }
    }
  }

  public static func delete(_ ids: [Entry.ID]) -> JournalEdit {
    JournalEdit("Delete") { db in
      for id in ids { try db.run("DELETE FROM entry WHERE id = ?", arguments: [id.uuidString]) }
    }
  }

  /// Sorts a page's entries in the order of `ids`. Other entries of the page follow them.
  public static func reorder(_ page: Page, _ ids: [Entry.ID]) -> JournalEdit {
    JournalEdit("Move") { db in
      let entries = try Entry.fetchAll(
        db, sql: "SELECT * FROM entry WHERE page = ? ORDER BY position, created, id",
        arguments: [page.description])
      let places = Dictionary(
        ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
      let ordered = entries.enumerated().sorted {
        (places[$0.element.id] ?? ids.count, $0.offset) < (
          places[$1.element.id] ?? ids.count, $1.offset
        )
      }
      for (position, (_, entry)) in ordered.enumerated() where entry.position != position {
        try db.run(
          "UPDATE entry SET position = ? WHERE id = ?", arguments: [position, entry.id.uuidString])
      }
    }
  }

  /// Continues tasks to do on another page: each is marked as migrated, and a copy of it is written
  /// at the end of `page`.
  ///
  /// Entries that are not tasks to do, and those on `page` already, stay as they are.
  public static func migrate(_ ids: [Entry.ID], to page: Page) -> JournalEdit {
    JournalEdit(ids.count == 1 ? "Migrate Task" : "Migrate Tasks") { db in
      for id in ids { try migrate(Entry.find(id, in: db), to: page, in: db) }
    }
  }

  /// Continues on `day` every task to do on the pages of earlier days.
  public static func migrateUnfinished(to day: Day) -> JournalEdit {
    JournalEdit("Migrate Unfinished Tasks") { db in
      let sql =
        "SELECT * FROM entry WHERE \(Entry.unfinishedBefore) ORDER BY page, position, created, id"
      for entry in try Entry.fetchAll(db, sql: sql, arguments: [day.description]) {
        try migrate(entry, to: .day(day), in: db)
      }
    }
  }

  private static func migrate(_ entry: Entry?, to page: Page, in db: Database) throws {
    guard var entry, entry.isUnfinished, entry.page != page else { return }
    let copy = Entry(
      page: page, position: try end(of: page, in: db), title: entry.title, details: entry.details,
      categoryID: entry.categoryID)
    try copy.insert(into: db)
    entry.status = .migrated
    entry.migratedTo = copy.id
    try entry.update(in: db)
  }

  /// Changes the entries that are still there; another instance may have deleted some.
  private static func change(_ ids: [Entry.ID], in db: Database, _ body: (inout Entry) -> Void)
    throws
  {
    for id in ids {
      guard var entry = try Entry.find(id, in: db) else { continue }
      let before = entry
      body(&entry)
      if entry != before { try entry.update(in: db) }
    }
  }

  /// Changes one entry, which must be there: what the user typed would be lost silently.
  private static func change(
    _ id: Entry.ID, in db: Database, _ body: (inout Entry) throws -> Void
  ) throws {
    guard var entry = try Entry.find(id, in: db) else {
      throw EditRefused(reason: "The entry has been deleted in another window.")
    }
    let before = entry
    try body(&entry)
    if entry != before { try entry.update(in: db) }
  }

  /// The position after the last entry of a page.
  static func end(of page: Page, in db: Database) throws -> Int {
    let statement = try db.cachedStatement(
      sql: "SELECT max(position) + 1 FROM entry WHERE page = ?")
    return try Int.fetchOne(statement, arguments: [page.description]) ?? 0
  }

  /// The category, unless another instance has deleted it.
  static func existing(_ category: TaskCategory.ID?, in db: Database) throws -> TaskCategory.ID? {
    guard let category else { return nil }
    let exists = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM category WHERE id = ?)",
      arguments: [category.uuidString])
    return exists == true ? category : nil
  }

  static func keepDraft(_ text: String, field: String, in db: Database) throws {
    if text.isEmpty {
      try db.execute(sql: "DELETE FROM draft WHERE field = ?", arguments: [field])
    } else {
      try db.execute(
        sql:
          """
          INSERT INTO draft (field, text) VALUES (?, ?) ON CONFLICT (field) DO UPDATE SET text = \
          excluded.text
          """,
        arguments: [field, text])
    }
  }
}
