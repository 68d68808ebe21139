import Foundation

/// A journal as a JSON file, format version 1.
///
///     {
///       "format": "theseus-journal",
///       "version": 1,
///       "categories": [{ "name": "Work", "color": "blue" }],
///       "bundles": [{
///         "name": "Morning",
///         "items": [{ "title": "Water the plants", "category": "Home" }]
///       }],
///       "entries": [{
///         "id": "1C6F6C0E-6C65-4F0C-8B53-5A2F8A9C3E11",
///         "page": "2026-11-21",
///         "kind": "task",
///         "status": "done",
///         "title": "Write to Ada",
///         "details": "about the engine",
///         "category": "Work",
///         "migratedTo": "…",
///         "created": "2026-11-21T08:00:00Z"
///       }]
///     }
///
/// - `format` and `version` are needed, and so are a category's `name` and `color`, a bundle's
///   `name`, an item's `title`, an entry's `page` and `title`.
/// - `page` is a day, `2026-11-21`, or a month of the future log, `2026-11`. Entries of one page
///   are in their order.
/// - `kind` is `task` (the default) or `note`; `status` is `open` (the default), `done`,
///   `abandoned` or `migrated`.
/// - `color` is one of ``CategoryColor``. `category` is the name of a category of the file.
/// - `migratedTo` is the `id` of the entry that continues a migrated one. `created` is ISO 8601.
/// - Fields with other names are ignored.
public struct JournalDocument: Equatable, Sendable {
  static let format = "theseus-journal"
  static let version = 1

  public struct Category: Equatable, Sendable {
    public var name: String
    public var color: CategoryColor
  }

  public struct Bundle: Equatable, Sendable {
    public struct Item: Equatable, Sendable {
      public var title: String
      public var category: String?
    }

    public var name: String
    public var items: [Item]
  }

  public struct Entry: Equatable, Sendable {
    public var id: UUID?
    public var page: Page
    public var kind: JournalModel.Entry.Kind
    public var status: TaskStatus
    public var title: String
    public var details: String?
    public var category: String?
    public var migratedTo: UUID?
    public var created: Date?
  }

  public var categories: [Category]
  public var bundles: [Bundle]
  public var entries: [Entry]

  public init(categories: [Category] = [], bundles: [Bundle] = [], entries: [Entry] = []) {
    self.categories = categories
    self.bundles = bundles
    self.entries = entries
  }

  /// The document as indented JSON, equal for equal journals, with a newline at its end.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
