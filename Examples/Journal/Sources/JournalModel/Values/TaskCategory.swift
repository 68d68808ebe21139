import Foundation

/// What a task belongs to: a name, unique without regard to case, and a color.
public struct TaskCategory: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var name: String
  public var color: CategoryColor
  /// Its place in the list of categories: smaller is higher.
  public var position: Int

  public init(id: UUID = UUID(), name: String, color: CategoryColor, position: Int = 0) {
    self.id = id
    self.name = name
    self.color = color
    self.position = position
  }
}

/// The colors a category can have, named as SwiftUI names its own.
public enum CategoryColor: String, CaseIterable, Identifiable, Sendable {
  case red, orange, yellow, green, teal, blue, indigo, purple, pink, brown, gray

  public var id: Self { self }
}
