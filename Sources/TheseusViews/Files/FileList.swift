import Foundation
import UniformTypeIdentifiers

/// What a directory holds for a panel that chooses files: directories first, then what has one of
/// the types.
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

  /// - Parameter types: what may be chosen; a file's type follows from the end of its name. Hidden
  ///   files are left out.
  init(_ directory: URL, types: [UTType]) {
    do {
      let found = try FileManager.default.contentsOfDirectory(
        at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
      entries = found.map { Self.entry($0, types) }.sorted {
        $0.isDirectory != $1.isDirectory
          ? $0.isDirectory : $0.name.localizedStandardCompare($1.name) == .orderedAscending
      }
    } catch {
      problem = error.localizedDescription
    }
  }

  private static func entry(_ url: URL, _ types: [UTType]) -> Entry {
    // A link to a directory is gone into like one.
    let isDirectory =
      (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey]).isDirectory)
      ?? false
    let type = isDirectory ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
    return Entry(
      url: url, isDirectory: isDirectory, isChoosable: types.contains { type.conforms(to: $0) })
  }
}
