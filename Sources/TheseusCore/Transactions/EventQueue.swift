/// Actions by deadline; actions with the same deadline in the order of their insertion.
///
/// A binary heap: many rows may schedule their ends in one update.
struct EventQueue {
  private struct Event {
    let deadline: Duration
    let order: Int
    let action: () -> Void

    static func < (a: Event, b: Event) -> Bool { (a.deadline, a.order) < (b.deadline, b.order) }
  }

  private var heap: [Event] = []
  private var order = 0

  var isEmpty: Bool { heap.isEmpty }
  var nextDeadline: Duration? { heap.first?.deadline }

  mutating func insert(_ action: @escaping () -> Void, at deadline: Duration) {
    order += 1
    heap.append(Event(deadline: deadline, order: order, action: action))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes the first action if its deadline is `time` or earlier.
  mutating func removeFirst(until time: Duration) -> (() -> Void)? {
    guard let first = heap.first, first.deadline <= time else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[parent] else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first.action
  }
}
