/// The most members of a sequence that need not be moved to bring it from one order into another.
package enum LongestAscent {
  /// The indices of a longest ascending subsequence of old positions; nil is new and never in it.
  package static func indices(of positions: [Int?]) -> Set<Int> {
    // Ascending already: nothing was moved.
    var last = -1
    var isAscending = true
    for case let position? in positions {
      if position <= last { isAscending = false }
      last = position
    }
    if isAscending { return Set(positions.indices.filter { positions[$0] != nil }) }
    // Patience sorting: `ends[n]` is the index of the least end of ascents of n + 1 members.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: positions.count)
    for (index, position) in positions.enumerated() {
      guard let position else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[ends[middle]] ?? 0 < position { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var found: Set<Int> = []
    var current = ends.last ?? -1
    while current >= 0 {
      found.insert(current)
      current = previous[current]
    }
    return found
  }
}
