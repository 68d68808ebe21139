/// The outputs waiting for the update: smallest priority first, first come first served among equals.
///
/// Whatever arrives in order costs a step at the end of an array; only what arrives out of order goes through a heap.
struct EagerQueue {
  struct Entry: BitwiseCopyable {
    var priority: UInt32
    var sequence: UInt32
    var id: AttributeID

    static func < (a: Entry, b: Entry) -> Bool {
      a.priority != b.priority ? a.priority < b.priority : a.sequence < b.sequence
    }
  }

  private var ordered = RawBuffer<Entry>()
  private var head = 0
  private var heap = RawBuffer<Entry>()
  private var sequence: UInt32 = 0

  var isEmpty: Bool { head == ordered.count && heap.count == 0 }
  var count: Int { ordered.count - head + heap.count }

  @inline(__always)
  mutating func insert(_ id: AttributeID, priority: UInt32) {
    let entry = Entry(priority: priority, sequence: sequence, id: id)
    sequence &+= 1
    if head == ordered.count || ordered[ordered.count &- 1].priority <= priority {
      ordered.append(entry)
    } else {
      heap.append(entry)
      siftUp(heap.count - 1)
    }
  }

  @inline(__always)
  mutating func popFirst() -> Entry? {
    if head < ordered.count && (heap.count == 0 || ordered[head] < heap[0]) {
      let first = ordered[head]
      head &+= 1
      if head == ordered.count && heap.count == 0 { (ordered.count, head, sequence) = (0, 0, 0) }
      return first
    }
    return heap.count == 0 ? nil : popFromHeap()
  }

  @inline(never)
  private mutating func popFromHeap() -> Entry {
    let first = heap[0]
    let last = heap.popLast()
    if heap.count != 0 {
      heap[0] = last
      siftDown(0)
    }
    if isEmpty { (ordered.count, head, sequence) = (0, 0, 0) }
    return first
  }

  mutating func removeAll() { (ordered.count, head, heap.count, sequence) = (0, 0, 0, 0) }

  private mutating func siftUp(_ start: Int) {
    var i = start
    while i > 0 {
      let parent = (i - 1) / 2
      guard heap[i] < heap[parent] else { return }
      swapEntries(i, parent)
      i = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var i = start
    while true {
      var least = i
      for child in [i * 2 + 1, i * 2 + 2] where child < heap.count && heap[child] < heap[least] { least = child }
      if least == i { return }
      swapEntries(i, least)
      i = least
    }
  }

  private func swapEntries(_ a: Int, _ b: Int) {
    let entry = heap[a]
    heap[a] = heap[b]
    heap[b] = entry
  }

  func free() {
    ordered.free()
    heap.free()
  }
}
