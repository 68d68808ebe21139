import Foundation

/// Files that cannot be used as snapshots.
extension Snapshot {
  /// How many renamed files of one name are kept.
  private static let mostAside = 2

  /// Renames a file that cannot be used, so that nothing overwrites it: `state.json.unusable`,
  /// `state.json.unusable-2`. The latest two are kept, and older ones removed.
  /// - Returns: the new path; nil where it could not be renamed.
  public static func putAside(_ path: String) -> String? {
    let earlier = numbersAside(path)
    guard let number = rename(path, after: earlier.last ?? 0) else { return nil }
    for old in earlier.dropLast(mostAside - 1) { unlink(aside(path, old)) }
    return aside(path, number)
  }

  /// - Returns: the number of its new name; nil where it could not be renamed.
  private static func rename(_ path: String, after last: Int) -> Int? {
    guard last < Int.max - 1_000 else { return nil }
    for number in last + 1...last + 1_000 {
      // A link never replaces a file, for example one of another run's.
      if link(path, aside(path, number)) == 0 { return unlink(path) == 0 ? number : nil }
      guard errno == EEXIST else {
        // A folder has no further links.
        return Foundation.rename(path, aside(path, number)) == 0 ? number : nil
      }
    }
    return nil
  }

  private static func aside(_ path: String, _ number: Int) -> String {
    path + ".unusable" + (number == 1 ? "" : "-\(number)")
  }

  /// The numbers of the files that have been renamed, oldest first.
  private static func numbersAside(_ path: String) -> [Int] {
    let folder = (path as NSString).deletingLastPathComponent
    let start = (path as NSString).lastPathComponent + ".unusable"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
    return (names ?? []).compactMap { name in
      guard name.hasPrefix(start) else { return nil }
      let rest = name.dropFirst(start.count)
      if rest.isEmpty { return 1 }
      guard rest.first == "-", let number = Int(rest.dropFirst()), number > 1,
        name == start + "-\(number)"
      else { return nil }
      return number
    }.sorted()
  }
}
