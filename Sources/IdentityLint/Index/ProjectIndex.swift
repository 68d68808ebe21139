/// What the project's files declare, so that evidence crosses files: types, stored properties, conformances, extensions, call sites, constants.
public struct ProjectIndex: Sendable {
  public init(files: [SourceUnit]) {}
}
