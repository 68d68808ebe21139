import Foundation
import UniformTypeIdentifiers

extension UserFiles {
  /// The content of a directory for a panel that chooses files: directories first, then files of
  /// the allowed types.
  public struct Folder {
    /// A file or a directory.
    public struct Entry: Identifiable, Hashable {
      public let url: URL
      /// Whether it is a directory, or a link to one.
      public let isDirectory: Bool
      /// Whether it has one of the types that may be chosen.
      public let isChoosable: Bool
      public var id: URL { url }
      public var name: String { url.lastPathComponent }
    }

    public private(set) var entries: [Entry] = []
    /// The reason why the directory cannot be read; nil if it can.
    public private(set) var problem: String?

    public init() {}

    /// Reads a directory.
    /// - Parameters:
    ///   - types: the allowed types; the filename extension decides a file's type.
    ///   - files: what the user may see; everything else is left out.
    ///   - showsHidden: whether hidden files are listed.
    public init(
      _ directory: URL, types: [UTType], in files: UserFiles = UserFiles(),
      showsHidden: Bool = false
    ) {
      do {
        // Foundation lists nothing for a link to a directory.
        let found = try FileManager.default.contentsOfDirectory(
          at: directory.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isDirectoryKey],
          options: showsHidden ? [] : [.skipsHiddenFiles]
        ).map { directory.appendingPathComponent($0.lastPathComponent) }
        entries = found.filter(files.contains).map { Self.entry($0, types) }.sorted {
          $0.isDirectory != $1.isDirectory
            ? $0.isDirectory : $0.name.localizedStandardCompare($1.name) == .orderedAscending
        }
      } catch {
        problem = error.localizedDescription
      }
    }

    private static func entry(_ url: URL, _ types: [UTType]) -> Entry {
      // A link to a directory is opened like one.
      let isDirectory =
        (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey]).isDirectory)
        ?? false
      let type = isDirectory ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
      return Entry(
        url: url, isDirectory: isDirectory, isChoosable: types.contains { $0.admits(type) })
    }
  }
}

typealias FileList = UserFiles.Folder
