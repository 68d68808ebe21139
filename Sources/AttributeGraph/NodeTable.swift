#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The records of all nodes, one in each cache line.
@usableFromInline
struct NodeTable {
  @usableFromInline var base: UnsafeMutablePointer<Node>
  @usableFromInline var count = 0
  private var capacity = 0
  /// The address that `realloc` returned; `base` is the first cache line in it.
  private var memory: UnsafeMutableRawPointer?

  private static let line = 64
  /// The capacity from which on a table doubles.
  private static let small = 4_096

  init() {
    assert(MemoryLayout<Node>.stride == Self.line)
    // Never read: the count is 0.
    base = UnsafeMutablePointer(bitPattern: Self.line).unsafelyUnwrapped
  }

  var isFull: Bool { count == capacity }

  /// Appends to a table that is not full.
  mutating func append(_ node: Node) {
    (base + count).initialize(to: node)
    count += 1
  }

  /// Grows the table: by half while it is small, as one of thousands in a server may be. Large
  /// tables move page by page, mostly without copying.
  mutating func grow() {
    let old = memory
    let oldOffset = old.map { UnsafeRawPointer(base) - UnsafeRawPointer($0) } ?? 0
    capacity = max(64, capacity < Self.small ? capacity + capacity / 2 : capacity * 2)
    guard let new = realloc(memory, capacity * Self.line + Self.line) else {
      preconditionFailure("out of memory")
    }
    memory = new
    let aligned = new.alignedUp(toMultipleOf: Self.line)
    // The old contents lie where the old alignment put them.
    if aligned != new + oldOffset { memmove(aligned, new + oldOffset, count * Self.line) }
    base = aligned.assumingMemoryBound(to: Node.self)
    adviseHugePages(new, capacity * Self.line)
  }

  func deallocate() {
    free(memory)
  }
}
