/// A growable array of plain values with direct access to its memory: the packed checker's inner
/// loops run over it without checks.
///
/// It is a class so that its memory is freed once. An explorer owns its columns and shares them
/// with nobody. Accesses are never nested; checking that each time, here and in the classes that
/// own columns, costs a fifth of a check.
final class Column<Element: BitwiseCopyable> {
  @exclusivity(unchecked) private(set) var memory: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = max(1, capacity)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  subscript(index: Int) -> Element {
    get { memory[index] }
    set { memory[index] = newValue }
  }

  func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    memory[count] = element
    count += 1
  }

  func removeLast(_ n: Int = 1) { count -= n }

  func removeAll() { count = 0 }

  /// Makes it `newCount` long, every element `value`.
  func reset(_ newCount: Int, to value: Element) {
    if newCount > capacity { grow(to: newCount) }
    memory.update(repeating: value, count: newCount)
    count = newCount
  }

  private func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (moved, larger)
  }
}
