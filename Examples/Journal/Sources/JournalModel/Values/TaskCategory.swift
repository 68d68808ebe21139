import Foundation

/// The category of a task: a name, unique ignoring case, and a color.
public struct TaskCategory: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var name: String
  public var color: CategoryColor
  /// Its position in the list of categories: smaller is higher.
  public var position: Int

  public init(id: UUID = UUID(), name: String, color: CategoryColor, position: Int = 0) {
    self.id = id
    self.name = name
    self.color = color
    self.position = position
  }
}

/// The colors of categories, named as in SwiftUI.
public enum CategoryColor: String, CaseIterable, Codable, Identifiable, Sendable {
  case red, orange, yellow, green, teal, blue, indigo, purple, pink, brown, gray

  public var id: Self { self }
}
