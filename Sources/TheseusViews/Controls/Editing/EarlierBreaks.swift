/// How a text was broken into rows before its last edits.
///
/// Where a row begins depends on the beginning of the row before and on the text behind it. If the
/// words of a long line repeat, or if it has no spaces, the breaks behind an edit never meet those
/// before it. But few sequences of breaks are possible, and a user who types and deletes returns to
/// each of them. So positions are kept as distances from the end of the text, which an edit before
/// them does not change.
struct EarlierBreaks {
  private struct Breaks {
    /// Distances from the end of the text, in UTF-8, descending.
    var distances: [UInt32]
    /// Those as far from the end as this, or farther, are before an edit.
    var limit: Int

    /// The index of a distance; nil where the text was not broken there.
    func index(of distance: Int) -> Int? {
      var (low, high) = (0, distances.count)
      while low < high {
        let middle = (low + high) / 2
        if Int(distances[middle]) > distance { low = middle + 1 } else { high = middle }
      }
      return low < distances.count && Int(distances[low]) == distance ? low : nil
    }
  }

  /// The sequence that was left last comes last.
  private var sequences: [Breaks] = []
  /// The distances of all sequences.
  private var total = 0

  /// More sequences take longer to search than they save.
  private static let most = 128

  /// An edit ends so far from the end of the text: the breaks before its end are unknown.
  mutating func forget(from distance: Int) {
    for index in sequences.indices where sequences[index].limit > distance {
      sequences[index].limit = distance
    }
  }

  /// Keeps the breaks that a text of `count` bytes had behind an edit, and forgets the oldest ones:
  /// all that are kept take at most twice the memory of the text.
  mutating func keep(_ starts: ArraySlice<Int>, count: Int) {
    guard !starts.isEmpty, starts.count <= count / 2, count <= UInt32.max else { return }
    let distances = starts.map { UInt32(truncatingIfNeeded: count - $0) }
    sequences.append(Breaks(distances: distances, limit: .max))
    total += distances.count
    while total > count / 2 || sequences.count > Self.most {
      total -= sequences.removeFirst().distances.count
    }
  }

  /// Takes the sequence with a break at a position of a text of `count` bytes, and appends the
  /// breaks behind that one to `starts`. Returns false when there is none.
  mutating func resume(at position: Int, count: Int, _ starts: inout [Int]) -> Bool {
    let distance = count - position
    for index in sequences.indices.reversed() where distance < sequences[index].limit {
      guard let place = sequences[index].index(of: distance) else { continue }
      let sequence = sequences.remove(at: index)
      total -= sequence.distances.count
      starts.append(
        contentsOf: sequence.distances[(place + 1)...].lazy.map { count - Int($0) })
      return true
    }
    return false
  }
}
