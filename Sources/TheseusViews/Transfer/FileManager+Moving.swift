import Foundation

extension FileManager {
  /// Moves `file` to `place` and replaces an existing file there, which is kept beside it until the
  /// move has succeeded, and restored otherwise.
  ///
  /// Not `replaceItemAt`, which without Darwin fails when the two are in different directories.
  func move(_ file: URL, replacing place: URL) throws {
    guard file.resolvingSymlinksInPath() != place.resolvingSymlinksInPath() else { return }
    guard fileExists(atPath: place.path) else { return try moveItem(at: file, to: place) }
    let aside = place.deletingLastPathComponent().appendingPathComponent(
      ".\(place.lastPathComponent)-\(UUID().uuidString)")
    try moveItem(at: place, to: aside)
    do { try moveItem(at: file, to: place) } catch {
      try moveItem(at: aside, to: place)
      throw error
    }
    try removeItem(at: aside)
  }

  /// Refuses to move a file onto another one that is to be moved as well, which would be deleted.
  /// - Throws: `CocoaError.fileWriteFileExists`.
  func checkMoves(of files: [URL], to places: [URL]) throws {
    let sources = files.map { $0.resolvingSymlinksInPath().path }
    for (index, place) in places.enumerated() {
      let place = place.resolvingSymlinksInPath().path
      for (other, source) in sources.enumerated() where other != index && source == place {
        throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: place])
      }
    }
  }

  /// Copies `file` to `place` and replaces an existing file there, once the copy is complete.
  func copy(_ file: URL, replacing place: URL) throws {
    guard file.resolvingSymlinksInPath() != place.resolvingSymlinksInPath() else { return }
    let aside = place.deletingLastPathComponent().appendingPathComponent(
      ".\(place.lastPathComponent)-\(UUID().uuidString)")
    try copyItem(at: file, to: aside)
    do { try move(aside, replacing: place) } catch {
      try? removeItem(at: aside)
      throw error
    }
  }
}
