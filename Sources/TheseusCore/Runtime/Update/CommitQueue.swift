import AttributeGraph

/// The elements to commit, ordered by depth: nearest the root first, first in, first out among
/// equals. Children that an element's commit places follow immediately, while the memory they share
/// is in the processor's cache. An ancestor that requests a commit meanwhile comes after them, and
/// they are committed again if it places them differently.
///
/// They are linked by `ElementNode.nextToCommit`, in a chain for each depth. The queue owns the
/// elements in it.
@MainActor
final class CommitQueue {
  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  // Manual memory: arrays would check for unique ownership at each step.
  /// By the elements' distance from the root.
  @exclusivity(unchecked) private nonisolated(unsafe) var chains:
    UnsafeMutableBufferPointer<CommitChain>
  /// A bit for each chain that has elements.
  @exclusivity(unchecked) private nonisolated(unsafe) var occupied:
    UnsafeMutableBufferPointer<UInt64>
  /// All chains before it are empty.
  @exclusivity(unchecked) private var first = Int.max
  /// Children of those that have just been committed.
  @exclusivity(unchecked) private nonisolated(unsafe) var following = CommitChain()
  /// Children of `committing`.
  @exclusivity(unchecked) private nonisolated(unsafe) var placed = CommitChain()
  /// The element whose commit runs.
  @exclusivity(unchecked) private var committing: Unmanaged<ElementNode>?

  init() {
    chains = .allocate(capacity: 0)
    occupied = .allocate(capacity: 0)
    // Deeper than most trees of a page. A server has thousands of them.
    grow(to: 16)
  }

  deinit {
    following.removeAll()
    placed.removeAll()
    for index in chains.indices { chains[index].removeAll() }
    chains.deallocate()
    occupied.deallocate()
  }

  /// Removes all elements.
  func removeAll() {
    following.removeAll()
    placed.removeAll()
    while popFirst() != nil {}
  }

  /// The priority of the next element's commit in an update, `.max` when there is none.
  var priority: UInt32 {
    if !following.isEmpty { return ViewRuntime.commitPriority }
    return first == .max ? .max : ViewRuntime.commitPriority | UInt32(clamping: first)
  }

  func insert(_ element: ElementNode, level: Int) {
    if let committing, element.isChild(of: committing) { return placed.append(element) }
    if level >= chains.count { grow(to: level + 1) }
    if chains[level].isEmpty {
      occupied[level >> 6] |= 1 << UInt64(level & 63)
      if level < first { first = level }
    }
    chains[level].append(element)
  }

  private func popFirst() -> ElementNode? {
    guard first != .max else { return nil }
    let level = first
    let element = chains[level].popFirst()
    if chains[level].isEmpty {
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
    let capacity = max(chains.count * 2, (count + 15) & ~15)
    let newChains = UnsafeMutableBufferPointer<CommitChain>.allocate(capacity: capacity)
    let newOccupied = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: (capacity + 63) >> 6)
    newChains.initialize(repeating: CommitChain())
    newOccupied.initialize(repeating: 0)
    for (index, chain) in chains.enumerated() { newChains[index] = chain }
    for (index, word) in occupied.enumerated() { newOccupied[index] = word }
    chains.deallocate()
    occupied.deallocate()
    (chains, occupied) = (newChains, newOccupied)
  }
}

extension CommitQueue: @MainActor GraphWork {
  func performNext() -> UInt32 {
    guard let element = following.popFirst() ?? popFirst(), element.scope.isAlive else {
      return priority
    }
    committing = Unmanaged.passUnretained(element)
    element.performCommit()
    committing = nil
    following.prepend(&placed)
    return priority
  }
}

/// A linked list of elements, which it owns.
private struct CommitChain {
  private var first: Unmanaged<ElementNode>?
  private var last: Unmanaged<ElementNode>?

  var isEmpty: Bool { first == nil }

  mutating func append(_ element: ElementNode) {
    let entry = Unmanaged.passRetained(element)
    element.nextToCommit = entry
    if let last { last._withUnsafeGuaranteedRef { $0.nextToCommit = entry } } else { first = entry }
    last = entry
  }

  mutating func popFirst() -> ElementNode? {
    guard let entry = first else { return nil }
    let element = entry.takeRetainedValue()
    first = element.leaveCommitQueue()
    if first == nil { last = nil }
    return element
  }

  /// Inserts all elements of another chain at its start.
  mutating func prepend(_ other: inout CommitChain) {
    guard let end = other.last else { return }
    if let first { end._withUnsafeGuaranteedRef { $0.nextToCommit = first } } else { last = end }
    first = other.first
    other = CommitChain()
  }

  mutating func removeAll() {
    while popFirst() != nil {}
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
