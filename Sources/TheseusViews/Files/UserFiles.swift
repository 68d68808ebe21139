import Foundation
import TheseusCore

/// The part of the file system that a host shows its user in file panels.
public struct UserFiles: Sendable {
  /// The first directory of panels for which the app requests none.
  public var directory: URL
  /// Panels show and return nothing outside this directory; nil for the whole file system.
  public var root: URL?

  /// - Parameters:
  ///   - directory: by default `root`, or the working directory of the process.
  ///   - root: nil for the whole file system.
  public init(directory: URL? = nil, root: URL? = nil) {
    self.root = root?.standardizedFileURL
    self.directory =
      directory ?? self.root
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }

  /// Whether the user may see a file or a directory. A symbolic link is judged by its destination.
  public func contains(_ url: URL) -> Bool {
    guard let root else { return true }
    let (inner, outer) = (
      url.resolvingSymlinksInPath().pathComponents, root.resolvingSymlinksInPath().pathComponents
    )
    return inner.starts(with: outer)
  }

  /// The enclosing directory of one that is shown; nil where the user may not see it.
  public func parent(of directory: URL) -> URL? {
    guard directory.pathComponents.count > 1 else { return nil }
    let parent = directory.deletingLastPathComponent()
    return contains(parent) ? parent : nil
  }
}

private struct UserFilesService: HostServiceKey {
  static var defaultValue: UserFiles { UserFiles() }
}

extension HostServices {
  /// The part of the file system that file panels show.
  @MainActor public var files: UserFiles {
    get { self[UserFilesService.self] }
    set { self[UserFilesService.self] = newValue }
  }
}
