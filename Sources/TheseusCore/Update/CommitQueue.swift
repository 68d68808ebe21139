import AttributeGraph

/// The elements that have something to commit: nearest the root first, first come first served among equals.
///
/// They hang together by links of their own (`ElementNode.nextToCommit`), a chain for each distance from the root. The queue owns what waits in it.
@MainActor
final class CommitQueue {
  /// The elements at one distance from the root; both are nil where none waits.
  private struct Chain {
    var first: Unmanaged<ElementNode>?
    var last: Unmanaged<ElementNode>?
  }

  // Memory of its own: in arrays each step would ask whether it may write.
  /// By the elements' distance from the root.
  @exclusivity(unchecked) private nonisolated(unsafe) var chains: UnsafeMutableBufferPointer<Chain>
  /// A bit for each chain that has elements.
  @exclusivity(unchecked) private nonisolated(unsafe) var occupied: UnsafeMutableBufferPointer<UInt64>
  /// No chain before it has elements.
  @exclusivity(unchecked) private var first = Int.max

  init() {
    chains = .allocate(capacity: 0)
    occupied = .allocate(capacity: 0)
    grow(to: 256)
  }

  deinit {
    for chain in chains {
      var element = chain.first
      while let current = element {
        element = current.takeRetainedValue().leaveCommitQueue()
      }
    }
    chains.deallocate()
    occupied.deallocate()
  }

  /// The place of the next element's commit in an update, `.max` where there is none.
  var priority: UInt32 { first == .max ? .max : ViewRuntime.commitPriority | UInt32(clamping: first) }

  func insert(_ element: ElementNode, level: Int) {
    if level >= chains.count { grow(to: level + 1) }
    let entry = Unmanaged.passRetained(element)
    element.nextToCommit = entry
    if let last = chains[level].last {
      last.takeUnretainedValue().nextToCommit = entry
    } else {
      chains[level].first = entry
      occupied[level >> 6] |= 1 << UInt64(level & 63)
      if level < first { first = level }
    }
    chains[level].last = entry
  }

  private func popFirst() -> ElementNode? {
    guard first != .max else { return nil }
    let level = first
    let element = chains[level].first?.takeRetainedValue()
    let next = element?.leaveCommitQueue()
    chains[level].first = next
    if next == nil {
      chains[level].last = nil
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

  private func grow(to count: Int) {
    let capacity = max(chains.count * 2, (count + 63) & ~63)
    let newChains = UnsafeMutableBufferPointer<Chain>.allocate(capacity: capacity)
    let newOccupied = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity >> 6)
    newChains.initialize(repeating: Chain())
    newOccupied.initialize(repeating: 0)
    for (index, chain) in chains.enumerated() { newChains[index] = chain }
    for (index, word) in occupied.enumerated() { newOccupied[index] = word }
    chains.deallocate()
    occupied.deallocate()
    (chains, occupied) = (newChains, newOccupied)
  }
}

extension ElementNode {
  /// Whether the runtime will call `performCommit`.
  final var waitsForCommit: Bool { nextToCommit != nil }

  /// The element after it, nil where it was the last.
  fileprivate nonisolated final func leaveCommitQueue() -> Unmanaged<ElementNode>? {
    let next = nextToCommit
    nextToCommit = nil
    return next?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() ? nil : next
  }
}

extension CommitQueue: @MainActor GraphWork {
  func performNext() -> UInt32 {
    if let element = popFirst(), element.scope.isAlive { element.performCommit() }
    return priority
  }
}
