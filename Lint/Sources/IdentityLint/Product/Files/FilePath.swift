import Foundation

/// Paths as text: the standard library has none, and `URL` is slow by the ten thousand.
enum FilePath {
  static var workingDirectory: String { FileManager.default.currentDirectoryPath }

  /// Absolute and without `.`, `..` and double slashes; links are not resolved.
  static func absolute(_ path: String, in folder: String = workingDirectory) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/")
    where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Both absolute. Nil where the path does not lie in the folder; empty for the folder itself.
  static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// As a report shows it: relative to the working directory when it is inside, otherwise absolute.
  static func shown(_ absolute: String, in folder: String = workingDirectory) -> String {
    guard let relative = relative(absolute, to: folder) else { return absolute }
    return relative.isEmpty ? "." : relative
  }

  /// The folder a path lies in; `/` for the root.
  static func parent(_ absolute: String) -> String {
    guard let slash = absolute.lastIndex(of: "/"), slash != absolute.startIndex else { return "/" }
    return String(absolute[..<slash])
  }

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder itself and its ancestors, innermost first.
  static func ancestors(of folder: String) -> [String] {
    var found = [folder]
    while let last = found.last, last != "/" { found.append(parent(last)) }
    return found
  }

  /// Components as bytes, for `PathPattern`.
  static func components(_ relative: String) -> [[UInt8]] {
    relative.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
  }
}
