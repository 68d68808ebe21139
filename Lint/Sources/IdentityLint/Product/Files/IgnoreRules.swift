import Foundation

/// The `.gitignore` files that are in force in a folder, the outermost first.
struct IgnoreRules: Sendable {
  private var lists: [List] = []

  private struct List: Sendable {
    /// The number of path components above the file's folder.
    let depth: Int
    let patterns: [PathPattern]
  }

  /// Adds the patterns of a file whose folder has this depth below the root of all paths.
  mutating func add(_ text: String, depth: Int) {
    let patterns = text.split(whereSeparator: \.isNewline).compactMap(PathPattern.init)
    if !patterns.isEmpty { lists.append(List(depth: depth, patterns: patterns)) }
  }

  /// The result of the last pattern that matches; an ignored folder is not entered, so nothing in
  /// it can be included again.
  func ignores(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for list in lists.reversed() where path.count > list.depth {
      for pattern in list.patterns.reversed()
      where pattern.matches(path[list.depth...], isFolder: isFolder) { return !pattern.isNegated }
    }
    return false
  }
}
