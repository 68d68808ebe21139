/// Something that a view above has to put into the environment before a body can run (R54).
public struct EnvironmentRequirement {
  /// The type of the required object, for the message.
  let typeName: String
  /// The modifier that provides it: `.environmentObject(_:)`.
  let remedy: String
  let isMet: (EnvironmentValues) -> Bool
}
