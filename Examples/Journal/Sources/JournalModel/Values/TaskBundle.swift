import Foundation

/// Recurring tasks that are written onto a page together: a morning, a trip, a release.
public struct TaskBundle: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  /// Unique without regard to case.
  public var name: String
  /// Its position in the list of bundles: smaller is higher.
  public var position: Int
  public var items: [Item]

  public struct Item: Identifiable, Hashable, Codable, Sendable {
    public let id: UUID
    public var title: String
    public var categoryID: TaskCategory.ID?

    public init(id: UUID = UUID(), title: String, categoryID: TaskCategory.ID? = nil) {
      self.id = id
      self.title = title
      self.categoryID = categoryID
    }
  }

  public init(id: UUID = UUID(), name: String, position: Int = 0, items: [Item] = []) {
    self.id = id
    self.name = name
    self.position = position
    self.items = items
  }
}
