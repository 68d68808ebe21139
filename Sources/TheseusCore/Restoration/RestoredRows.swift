/// The rows of one `ForEach` with saved state, by the text of their ids in a path.
struct RestoredRows {
  /// A row with the id of an earlier one (R7): the path contains its number.
  private struct Repeat: Hashable {
    let id: Substring
    let occurrence: Int
  }

  /// The possible paths of each text that may be an id: an id may contain the characters that end
  /// it.
  private var paths: [Substring: [Int]] = [:]
  private var repeats: [Repeat: [Int]] = [:]
  private var left: Set<Int> = []

  init(_ waiting: [Substring]) {
    for (number, path) in waiting.enumerated() {
      guard let sign = path.firstIndex(of: "#") else { continue }
      left.insert(number)
      let id = path[path.index(after: sign)...]
      var end = id.startIndex
      while end < id.endIndex {
        if id[end] == "/" { paths[id[..<end], default: []].append(number) }
        if id[end] == "~", let occurrence = Int(id[id.index(after: end)...].prefix { $0 != "/" }) {
          repeats[Repeat(id: id[..<end], occurrence: occurrence), default: []].append(number)
        }
        end = id.index(after: end)
      }
      paths[id, default: []].append(number)
    }
  }

  /// Whether every row was found.
  var isEmpty: Bool { left.isEmpty }

  /// Whether state was saved for the row with this id: the first one or, with an `occurrence`, a
  /// later one. Each is found once.
  mutating func take(_ id: String, occurrence: Int = 0) -> Bool {
    let known =
      occurrence > 0
      ? repeats[Repeat(id: Substring(id), occurrence: occurrence)] : paths[Substring(id)]
    guard let known, known.contains(where: { left.contains($0) }) else { return false }
    left.subtract(known)
    return true
  }
}
