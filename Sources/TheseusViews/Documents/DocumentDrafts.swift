import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// Keeps documents that have no file of their own yet: each in a file of the program's, from a
/// second after its first edit until it is saved elsewhere or is again what a new document is. The
/// next start of the program shows what is there.
///
/// Each run has a folder of its own, which is locked while it lasts. A run that starts takes over
/// the folders of those that have ended, so that programs which run at the same time never show, or
/// write, the same draft.
@MainActor
public final class DocumentDrafts {
  /// Where windows of apps keep theirs, unless their host says otherwise; nil where nothing is
  /// kept. Set before the app's host is made.
  public static var standard: DocumentDrafts? {
    get {
      if let makeStandard {
        self.makeStandard = nil
        keptStandard = makeStandard()
      }
      return keptStandard
    }
    set {
      makeStandard = nil
      keptStandard = newValue
    }
  }

  /// Sets `standard` to what `make` returns when it is first asked for: an app without documents
  /// does not look for a folder.
  public static func setStandard(_ make: @escaping () -> DocumentDrafts?) { makeStandard = make }

  private static var makeStandard: (() -> DocumentDrafts?)?
  private static var keptStandard: DocumentDrafts?

  private struct Folder {
    let url: URL
    let lock: FolderLock
  }

  private let directory: URL
  private let locking: FolderLock.Locking
  /// Those that are this run's, in the order in which they became so.
  private var folders: [Folder] = []
  private var hasTakenOver = false

  /// - Parameter directory: holds the folders of all runs. Made at the first draft.
  public convenience init(directory: URL) {
    self.init(directory: directory, locking: FolderLock.byTheSystem)
  }

  init(directory: URL, locking: @escaping FolderLock.Locking) {
    self.directory = directory
    self.locking = locking
  }

  /// Those of a program of this user: in `$XDG_STATE_HOME/<name>/drafts`, by default below
  /// `~/.local/state`. Nil where there is no home.
  public static func ofProgram(
    _ name: String = ProcessInfo.processInfo.processName,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> DocumentDrafts? {
    ProgramDirectory.state.url(ofProgram: name, environment: environment).map {
      DocumentDrafts(directory: $0.appendingPathComponent("drafts", isDirectory: true))
    }
  }

  // MARK: Drafts

  /// The files of a type's drafts that ended runs left, those last written first. From now on they
  /// are this run's.
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

  /// A file for one more draft; its folder is there. Throws what the file system throws.
  func makeFile<Document>(for type: Document.Type, _ contentType: UTType?) throws -> URL {
    let name = Self.prefix(type) + UUID().uuidString
    return try ownFolder().appendingPathComponent(contentType?.completing(name) ?? name)
  }

  /// Whether a draft can be written to its file again: somebody may have tidied up.
  func canHold(_ file: URL) -> Bool {
    let folder = file.deletingLastPathComponent().path
    return folders.contains { $0.url.path == folder }
      && FileManager.default.fileExists(atPath: folder)
  }

  /// Takes a draft away, and its folder with the last one.
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

  /// Locks what nobody has locked; empty folders go.
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

  /// Lets go of all folders, as the end of the process does.
  func end() {
    folders = []
    hasTakenOver = false
  }

  private func removeIfEmpty(_ index: Int) {
    let folder = folders[index].url
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      names.allSatisfy({ $0 == FolderLock.fileName })
    else { return }
    // With the lock held: who waits for it finds that its file is no longer there.
    unlink(folder.appendingPathComponent(FolderLock.fileName).path)
    rmdir(folder.path)
    folders.remove(at: index)
  }

  private func ownFolder() throws -> URL {
    folders.removeAll { !FileManager.default.fileExists(atPath: $0.url.path) }
    if let folder = folders.last { return folder.url }
    let name = UUID().uuidString
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    // Locked under a name that no other run looks at, for one that starts now would take it over
    // before it is locked.
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
