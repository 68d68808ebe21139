/// A Swift file to lint, not yet read.
public struct SourceFile: Hashable, Sendable {
  /// Its location on disk.
  public var absolutePath: String
  /// Its name in reports.
  public var path: String
  /// The folder of its project, as named in reports: the outermost one, at or below the given path,
  /// with a repository, a package or an Xcode project; else that path.
  public var project: String
  /// The absolute folder of its repository. Names of one repository have no meaning in another.
  public var repository: String

  public init(absolutePath: String, path: String, project: String, repository: String) {
    self.absolutePath = absolutePath
    self.path = path
    self.project = project
    self.repository = repository
  }
}
