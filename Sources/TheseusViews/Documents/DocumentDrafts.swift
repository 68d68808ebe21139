import Foundation

/// Keeps documents that have no file of their own yet: each in a file of the program's, from a second after its first edit until it is saved
/// elsewhere or is again what a new document is. The next start of the program shows what is there.
public struct DocumentDrafts: Sendable {
  /// Where windows of documents keep theirs; nil where nothing is kept, as in tests. Set before the app's scenes are made.
  @MainActor public static var standard: DocumentDrafts?

  let directory: URL

  public init(directory: URL) { self.directory = directory }

  /// Those of a program of this user: in `$XDG_STATE_HOME/<name>/drafts`, by default below `~/.local/state`. Nil where there is no home.
  public static func ofProgram(_ name: String = ProcessInfo.processInfo.processName) -> DocumentDrafts? {
    let environment = ProcessInfo.processInfo.environment
    let folder: URL
    // The XDG specification has relative paths ignored.
    if let named = environment["XDG_STATE_HOME"], named.hasPrefix("/") {
      folder = URL(fileURLWithPath: named, isDirectory: true)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".local/state", isDirectory: true)
    } else {
      return nil
    }
    let own = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"), isDirectory: true)
    return DocumentDrafts(directory: own.appendingPathComponent("drafts", isDirectory: true))
  }

  private static func prefix<Document>(_ type: Document.Type) -> String { "\(Document.self)-" }

  /// The files of a type's drafts, in the order of their names.
  func files<Document>(of type: Document.Type) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasPrefix(Self.prefix(type)) }.sorted().map { directory.appendingPathComponent($0) }
  }

  /// A file for one more draft; its directory is there. Throws what the file system throws.
  func makeFile<Document: FileDocument>(for type: Document.Type) throws -> URL {
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let name = Self.prefix(type) + UUID().uuidString
    return directory.appendingPathComponent(Document.writableContentTypes.first?.completing(name) ?? name)
  }
}
