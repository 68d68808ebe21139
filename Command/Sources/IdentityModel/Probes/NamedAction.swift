/// An action with only a name.
public struct NamedAction: CustomStringConvertible, Hashable, Sendable {
  public let description: String

  package init(_ description: String) { self.description = description }
}
