/// A Swift file to lint, not yet read.
public struct SourceFile: Hashable, Sendable {
  /// Where it is.
  public var absolutePath: String
  /// As reports name it.
  public var path: String
  /// The folder of the project it belongs to, as reports name it: the outermost one, at or below
  /// the path that was asked for, which holds a repository, a package or an Xcode project; without
  /// one, that path.
  public var project: String
  /// The absolute folder of the repository it belongs to. Names of one repository mean nothing in
  /// another.
  public var repository: String

  public init(absolutePath: String, path: String, project: String, repository: String) {
    self.absolutePath = absolutePath
    self.path = path
    self.project = project
    self.repository = repository
  }
}
