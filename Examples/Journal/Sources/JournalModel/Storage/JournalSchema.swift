import GRDB

/// The tables of a journal, version by version. A released migration is never changed: the next one
/// is appended.
enum JournalSchema {
  /// The tables whose rows are the journal: edits change them and undo restores them.
  static let editedTables = ["category", "entry", "bundle", "bundleItem"]

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()

    migrator.registerMigration("1 entries and categories") { db in
      try db.create(table: "category") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull().unique().collate(.nocase)
        table.column("color", .text).notNull()
        table.column("position", .integer).notNull()
      }
      try db.create(table: "entry") { table in
        table.primaryKey("id", .text)
        // `2026-11-21` for a day, `2026-11` for a month of the future log.
        table.column("page", .text).notNull()
        table.column("position", .integer).notNull()
        table.column("kind", .text).notNull()
        table.column("status", .text).notNull()
        table.column("title", .text).notNull()
        table.column("details", .text).notNull().defaults(to: "")
        table.column("categoryID", .text).references("category", onDelete: .setNull)
        // Seconds since 1970.
        table.column("created", .integer).notNull()
        // Title and details as they are searched, see `EntryText.folded`.
        table.column("folded", .text).notNull()
      }
      try db.create(index: "entry_on_page", on: "entry", columns: ["page", "position"])
      try db.create(index: "entry_on_category", on: "entry", columns: ["categoryID"])
    }

    migrator.registerMigration("2 bundles") { db in
      try db.create(table: "bundle") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull().unique().collate(.nocase)
        table.column("position", .integer).notNull()
      }
      try db.create(table: "bundleItem") { table in
        table.primaryKey("id", .text)
        table.column("bundleID", .text).notNull().references("bundle", onDelete: .cascade)
        table.column("position", .integer).notNull()
        table.column("title", .text).notNull()
        table.column("categoryID", .text).references("category", onDelete: .setNull)
      }
      try db.create(
        index: "bundleItem_on_bundle", on: "bundleItem", columns: ["bundleID", "position"])
      try db.create(index: "bundleItem_on_category", on: "bundleItem", columns: ["categoryID"])
    }

    migrator.registerMigration("3 drafts, and where a migrated task went") { db in
      try db.alter(table: "entry") { table in
        table.add(column: "migratedTo", .text).references("entry", onDelete: .setNull)
      }
      try db.create(index: "entry_on_migratedTo", on: "entry", columns: ["migratedTo"])
      // Text that was typed and not yet entered.
      try db.create(table: "draft") { table in
        table.primaryKey("field", .text)
        table.column("text", .text).notNull()
      }
    }

    return migrator
  }
}
