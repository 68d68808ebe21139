import Foundation

/// A line of the journal: a task, or a note.
public struct Entry: Identifiable, Hashable, Codable, Sendable {
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case task
    case note
  }

  public let id: UUID
  public var page: Page
  /// Its position on the page: smaller is higher. Positions may have gaps.
  public var position: Int
  public var kind: Kind
  /// A note is always `.open`.
  public var status: TaskStatus
  /// One line, never empty.
  public var title: String
  /// Any number of lines; empty for none.
  public var details: String
  public var categoryID: TaskCategory.ID?
  /// The entry that continues this one, when its status is `.migrated`.
  public var migratedTo: Entry.ID?
  /// When it was written, to the second.
  public var created: Date

  public init(
    id: UUID = UUID(), page: Page, position: Int = 0, kind: Kind = .task,
    status: TaskStatus = .open, title: String, details: String = "",
    categoryID: TaskCategory.ID? = nil, migratedTo: Entry.ID? = nil, created: Date = Date()
  ) {
    self.id = id
    self.page = page
    self.position = position
    self.kind = kind
    self.status = status
    self.title = title
    self.details = details
    self.categoryID = categoryID
    self.migratedTo = migratedTo
    self.created = Date(timeIntervalSince1970: created.timeIntervalSince1970.rounded(.down))
  }

  /// A task that is still to be done.
  public var isUnfinished: Bool { kind == .task && status == .open }
}

/// The status of a task.
public enum TaskStatus: String, CaseIterable, Codable, Sendable {
  case open
  case done
  /// Will not be done.
  case abandoned
  /// Continued on another page.
  case migrated
}
