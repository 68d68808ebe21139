import Foundation
import GRDB

extension JournalDatabase {
  /// Everything in the journal except drafts, at one moment: another instance may write meanwhile.
  public func document() throws -> JournalDocument {
    let (categories, bundles, entries) = try read { db in
      (
        try Self.categories(db), try Self.bundles(db),
        try Entry.fetchAll(db, sql: "SELECT * FROM entry ORDER BY page, position, created, id")
      )
    }
    let names = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0.name) })
    return JournalDocument(
      categories: categories.map { .init(name: $0.name, color: $0.color) },
      bundles: bundles.map { bundle in
        .init(
          name: bundle.name,
          items: bundle.items.map {
            .init(title: $0.title, category: $0.categoryID.flatMap { names[$0] })
          })
      },
      entries: entries.map { entry in
        JournalDocument.Entry(
          id: entry.id, page: entry.page, kind: entry.kind, status: entry.status,
          title: entry.title,
          details: entry.details.isEmpty ? nil : entry.details,
          category: entry.categoryID.flatMap { names[$0] },
          migratedTo: entry.migratedTo,
          created: entry.created)
      })
  }
}

extension JournalEdit {
  /// Adds a document to the journal.
  ///
  /// An existing category with the same name gets the document's color. An existing bundle with the
  /// same name gets the document's tasks. An existing entry with the same id is replaced in place.
  /// Everything else is added at the end.
  public static func importing(_ document: JournalDocument) -> JournalEdit {
    JournalEdit("Import") { db in
      try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
      let categories = try merge(document.categories, in: db)
      for bundle in document.bundles { try merge(bundle, categories, in: db) }
      var ends: [Page: Int] = [:]
      for entry in document.entries { try merge(entry, categories, &ends, in: db) }
    }
  }

  private static func merge(_ categories: [JournalDocument.Category], in db: Database) throws
    -> [String: TaskCategory.ID]
  {
    for category in categories {
      try db.execute(
        sql: """
          INSERT INTO category (id, name, color, position) SELECT ?, ?, ?, coalesce(max(position) \
          + 1, 0) FROM category WHERE true
          ON CONFLICT (name) DO UPDATE SET color = excluded.color
          """, arguments: [UUID().uuidString, category.name, category.color.rawValue])
    }
    let all = try TaskCategory.fetchAll(db, sql: "SELECT * FROM category")
    return Dictionary(
      all.map { (EntryText.nameKey($0.name), $0.id) }, uniquingKeysWith: { first, _ in first })
  }

  private static func merge(
    _ bundle: JournalDocument.Bundle, _ categories: [String: TaskCategory.ID], in db: Database
  ) throws {
    try db.execute(
      sql:
        """
        INSERT INTO bundle (id, name, position) SELECT ?, ?, coalesce(max(position) + 1, 0) FROM \
        bundle WHERE true ON CONFLICT (name) DO NOTHING
        """,
      arguments: [UUID().uuidString, bundle.name])
    guard
      let id = try UUID.fetchOne(
        db, sql: "SELECT id FROM bundle WHERE name = ?", arguments: [bundle.name])
    else { return }
    try db.execute(sql: "DELETE FROM bundleItem WHERE bundleID = ?", arguments: [id.uuidString])
    for (position, item) in bundle.items.enumerated() {
      let category = item.category.flatMap { categories[EntryText.nameKey($0)] }
      try TaskBundle.Item(title: item.title, categoryID: category).insert(
        into: db, bundle: id, position: position)
    }
  }

  private static func merge(
    _ imported: JournalDocument.Entry, _ categories: [String: TaskCategory.ID],
    _ ends: inout [Page: Int], in db: Database
  ) throws {
    var entry = Entry(
      id: imported.id ?? UUID(), page: imported.page, kind: imported.kind,
      status: imported.kind == .note ? .open : imported.status,
      title: imported.title, details: imported.details ?? "",
      categoryID: imported.category.flatMap { categories[EntryText.nameKey($0)] },
      migratedTo: imported.migratedTo, created: imported.created ?? Date())
    let known = try imported.id.flatMap { try Entry.find($0, in: db) }
    if let known, known.page == entry.page {
      entry.position = known.position
    } else {
      entry.position = try ends[entry.page] ?? end(of: entry.page, in: db)
      ends[entry.page] = entry.position + 1
    }
    if known == nil { try entry.insert(into: db) } else { try entry.update(in: db) }
  }
}
