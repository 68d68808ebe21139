/// The rows of one `ForEach` of which state was saved, by what their ids look like in a path.
struct RestoredRows {
  /// For each text that may be an id, the paths that it would explain: an id may hold the signs that end it.
  private var paths: [Substring: [Int]] = [:]
  private var left: Set<Int> = []

  init(_ waiting: [Substring]) {
    for (number, path) in waiting.enumerated() {
      guard let sign = path.firstIndex(of: "#") else { continue }
      left.insert(number)
      let id = path[path.index(after: sign)...]
      var end = id.startIndex
      while end < id.endIndex {
        if id[end] == "/" || id[end] == "~" { paths[id[..<end], default: []].append(number) }
        end = id.index(after: end)
      }
      paths[id, default: []].append(number)
    }
  }

  /// Whether every row was found.
  var isEmpty: Bool { left.isEmpty }

  /// Whether something was saved of the row with this id. Each is found once.
  mutating func take(_ id: String) -> Bool {
    guard let found = paths[Substring(id)], found.contains(where: { left.contains($0) }) else { return false }
    left.subtract(found)
    return true
  }
}
