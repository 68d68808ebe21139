import Foundation

// Disfavored: a Foundation that has them itself is preferred.
extension URL {
  /// The user's documents.
  @_disfavoredOverload
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// Files that the app can make again.
  @_disfavoredOverload
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

  /// The app's own files: `XDG_DATA_HOME`.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }

  /// The app's own files too: Linux has no folder above them for one user.
  @_disfavoredOverload
  public static var libraryDirectory: URL { applicationSupportDirectory }

  @_disfavoredOverload
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

  @_disfavoredOverload
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }

  @_disfavoredOverload
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  @_disfavoredOverload
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }

  @_disfavoredOverload
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }

  @_disfavoredOverload
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }

  @_disfavoredOverload
  public static var trashDirectory: URL { folder(.trashDirectory, ".local/share/Trash/files") }

  /// The folder that Foundation finds for the user, else one of the user's home.
  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ usual: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
        usual, isDirectory: true)
  }
}

#if !canImport(Darwin)
  extension FileManager {
    /// The folder that the apps of a group share, among the user's files for apps. It is created.
    /// - Returns: nil where the name is empty or has a slash, or the folder cannot be created.
    public func containerURL(
      forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
      guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"),
        !groupIdentifier.hasPrefix(".")
      else { return nil }
      let folder = URL.applicationSupportDirectory.appendingPathComponent(
        "Group Containers/\(groupIdentifier)", isDirectory: true)
      do {
        try createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
      } catch {
        return nil
      }
    }
  }
#endif
