/// An action that is known by its name alone.
public struct NamedAction: CustomStringConvertible, Hashable, Sendable {
  public let description: String

  package init(_ description: String) { self.description = description }
}
