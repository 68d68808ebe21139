import Foundation
import UniformTypeIdentifiers

/// The content of a directory for a panel that chooses files: directories first, then files of the
/// allowed types.
struct FileList {
  struct Entry: Identifiable, Hashable {
    let url: URL
    let isDirectory: Bool
    /// Whether it has one of the types that may be chosen.
    let isChoosable: Bool
    var id: URL { url }
    var name: String { url.lastPathComponent }
  }

  private(set) var entries: [Entry] = []
  /// Why there is nothing: the directory cannot be read.
  private(set) var problem: String?

  init() {}

  /// - Parameter types: the allowed types; the filename extension decides a file's type. Hidden
  ///   files are left out, and those that the user may not see.
  init(_ directory: URL, types: [UTType], in files: UserFiles = UserFiles()) {
    do {
      let found = try FileManager.default.contentsOfDirectory(
        at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
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
      url: url, isDirectory: isDirectory, isChoosable: types.contains { type.conforms(to: $0) })
  }
}
