/// Something that a view above has to put into the environment before a body can run (R54).
public struct EnvironmentRequirement {
  /// The type of what is needed, for people.
  let typeName: String
  /// How to provide it: `.environmentObject(_:)`.
  let remedy: String
  let isMet: (EnvironmentValues) -> Bool
}
