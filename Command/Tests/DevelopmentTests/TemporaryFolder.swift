import Foundation

/// A folder for one test, which is deleted with this object.
final class TemporaryFolder {
  let url: URL

  init(_ name: String = "test") {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString.prefix(8))").resolvingSymlinksInPath()
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  subscript(path: String) -> URL { url.appendingPathComponent(path) }

  /// Writes a file, and creates the folders that it is in.
  @discardableResult
  func write(_ path: String, _ text: String = "") throws -> String {
    let file = self[path]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
