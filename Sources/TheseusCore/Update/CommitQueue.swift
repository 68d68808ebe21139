import AttributeGraph

/// The elements that have something to commit: nearest the root first, first come first served among equals.
@MainActor
final class CommitQueue {
  private struct Level {
    var elements: [ElementNode] = []
    var next = 0
  }

  /// By the elements' distance from the root.
  @exclusivity(unchecked) private var levels: [Level] = []
  /// A bit for each level that has elements.
  @exclusivity(unchecked) private var occupied: [UInt64] = []
  /// No level before it has elements.
  @exclusivity(unchecked) private var first = Int.max

  /// The memory of a level with more elements is given back once they are done.
  private static let mostKept = 64

  /// The place of the next element's commit in an update, `.max` where there is none.
  var priority: UInt32 { first == .max ? .max : ViewRuntime.commitPriority | UInt32(clamping: first) }

  func insert(_ element: ElementNode, level: Int) {
    while levels.count <= level {
      if levels.count & 63 == 0 { occupied.append(0) }
      levels.append(Level())
    }
    levels[level].elements.append(element)
    occupied[level >> 6] |= 1 << UInt64(level & 63)
    if level < first { first = level }
  }

  private func popFirst() -> ElementNode? {
    guard first != .max else { return nil }
    let level = first
    let element = levels[level].elements[levels[level].next]
    levels[level].next += 1
    if levels[level].next == levels[level].elements.count {
      levels[level].next = 0
      levels[level].elements.removeAll(keepingCapacity: levels[level].elements.count <= Self.mostKept)
      occupied[level >> 6] &= ~(1 << UInt64(level & 63))
      findFirst(from: level)
    }
    return element
  }

  private func findFirst(from level: Int) {
    var word = level >> 6
    while word < occupied.count, occupied[word] == 0 { word += 1 }
    first = word < occupied.count ? word << 6 + occupied[word].trailingZeroBitCount : .max
  }

}

extension CommitQueue: @MainActor GraphWork {
  func performNext() -> UInt32 {
    if let element = popFirst() {
      element.waitsForCommit = false
      if element.scope.isAlive { element.performCommit() }
    }
    return priority
  }
}
