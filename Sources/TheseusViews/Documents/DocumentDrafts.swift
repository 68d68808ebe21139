import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// Saves documents that have no file yet as drafts: from a second after the first edit until the
/// document is saved elsewhere or equals a new one again. The next start of the program shows them.
///
/// Each run has a folder of its own, which is locked while it lasts. A run takes over the folders
/// of ended runs at its start, so that concurrent programs never show, or write, the same draft.
@MainActor
public final class DocumentDrafts {
  private struct Folder {
    let url: URL
    let lock: FolderLock
  }

  private let directory: URL
  private let locking: FolderLock.Locking
  /// The folders of this run, in the order in which it took them.
  private var folders: [Folder] = []
  private var hasTakenOver = false

  /// - Parameter directory: contains the folders of all runs. Created at the first draft.
  public convenience init(directory: URL) {
    self.init(directory: directory, locking: FolderLock.byTheSystem)
  }

  init(directory: URL, locking: @escaping FolderLock.Locking) {
    self.directory = directory
    self.locking = locking
  }

  /// The drafts of this user's program: in `$XDG_STATE_HOME/<name>/drafts`, by default below
  /// `~/.local/state`. Nil when there is no home folder.
  public static func ofProgram(
    _ name: String = ProcessInfo.processInfo.processName,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> DocumentDrafts? {
    ProgramDirectory.state.url(ofProgram: name, environment: environment).map {
      DocumentDrafts(directory: $0.appendingPathComponent("drafts", isDirectory: true))
    }
  }

  // MARK: Drafts

  /// The drafts of a type that ended runs left, the last written first. They then belong to this
  /// run.
  func left<Document>(of type: Document.Type) -> [URL] {
    takeOver()
    var found: [(file: URL, date: Date)] = []
    for folder in folders {
      for name in Self.drafts(in: folder.url) where name.hasPrefix(Self.prefix(type)) {
        let file = folder.url.appendingPathComponent(name)
        let date =
          try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        found.append((file, date ?? .distantPast))
      }
    }
    return found.sorted { $0.date != $1.date ? $0.date > $1.date : $0.file.path < $1.file.path }
      .map(\.file)
  }

  /// A file for one more draft, with its folder. Throws the errors of the file system.
  func makeFile<Document>(for type: Document.Type, _ contentType: UTType?) throws -> URL {
    let name = Self.prefix(type) + UUID().uuidString
    return try ownFolder().appendingPathComponent(contentType?.completing(name) ?? name)
  }

  /// Whether a draft can be written to its file again: the user may have removed the folder.
  func canHold(_ file: URL) -> Bool {
    let folder = file.deletingLastPathComponent().path
    return folders.contains { $0.url.path == folder }
      && FileManager.default.fileExists(atPath: folder)
  }

  /// Removes a draft, and its folder with the last one.
  func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file)
    let folder = file.deletingLastPathComponent().path
    if let index = folders.firstIndex(where: { $0.url.path == folder }) { removeIfEmpty(index) }
  }

  private static func prefix<Document>(_ type: Document.Type) -> String { "\(Document.self)-" }

  private static func drafts(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      !$0.hasPrefix(".")
    }
  }

  // MARK: Folders

  /// Locks unlocked folders, and removes empty ones.
  private func takeOver() {
    if hasTakenOver { return }
    hasTakenOver = true
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
      .sorted()
    {
      guard UUID(uuidString: name) != nil else { continue }
      let folder = directory.appendingPathComponent(name, isDirectory: true)
      guard let lock = FolderLock(folder, locking) else { continue }
      folders.append(Folder(url: folder, lock: lock))
      removeIfEmpty(folders.count - 1)
    }
  }

  /// Releases all folders, as the end of the process does.
  func end() {
    folders = []
    hasTakenOver = false
  }

  private func removeIfEmpty(_ index: Int) {
    let folder = folders[index].url
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      names.allSatisfy({ $0 == FolderLock.fileName })
    else { return }
    // While locked: a process that waits for the lock notices that the file was removed.
    unlink(folder.appendingPathComponent(FolderLock.fileName).path)
    rmdir(folder.path)
    folders.remove(at: index)
  }

  private func ownFolder() throws -> URL {
    folders.removeAll { !FileManager.default.fileExists(atPath: $0.url.path) }
    if let folder = folders.last { return folder.url }
    let name = UUID().uuidString
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    // Locked under a hidden name: otherwise a starting run could take it over before it is locked.
    let hidden = directory.appendingPathComponent(".\(name)", isDirectory: true)
    let folder = directory.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(
      at: hidden, withIntermediateDirectories: true, attributes: attributes)
    guard let lock = FolderLock(hidden, locking) else {
      try? FileManager.default.removeItem(at: hidden)
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: hidden.path])
    }
    do { try FileManager.default.moveItem(at: hidden, to: folder) } catch {
      try? FileManager.default.removeItem(at: hidden)
      throw error
    }
    folders.append(Folder(url: folder, lock: lock))
    return folder
  }
}
