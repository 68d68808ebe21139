#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A growable array of trivial elements without bounds checks, uniqueness checks or reference
/// counts. Freed by its owner.
///
/// Growth goes through `realloc`, which moves pages instead of bytes when a table is large.
@usableFromInline
struct RawBuffer<Element: ~Copyable> {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0

  @usableFromInline
  init() {
    // Never read: the capacity is 0.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  @inlinable
  subscript(_ i: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + i) }
    @inline(__always) nonmutating unsafeMutableAddress { base + i }
  }

  @inlinable @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    // A tree has a hundred buffers of one or two elements, and a server has thousands of trees.
    let wanted = max(4, capacity * 2)
    let old: UnsafeMutableRawPointer? = capacity == 0 ? nil : UnsafeMutableRawPointer(base)
    guard let new = realloc(old, wanted * MemoryLayout<Element>.stride) else {
      preconditionFailure("out of memory")
    }
    base = new.assumingMemoryBound(to: Element.self)
    capacity = wanted
  }

  @usableFromInline
  func free() {
    if capacity != 0 { systemFree(base) }
  }
}

extension RawBuffer {
  @inlinable @inline(__always)
  mutating func popLast() -> Element {
    count &-= 1
    return base[count]
  }
}

private func systemFree(_ pointer: UnsafeMutableRawPointer) {
  free(pointer)
}

/// Asks for large pages where a block is large: walks over a graph of a million nodes spend half of
/// their time in address translation otherwise.
func adviseHugePages(_ start: UnsafeMutableRawPointer, _ size: Int) {
  #if os(Linux)
    let page = 1 << 21
    let first = start.alignedUp(toMultipleOf: page)
    let last = (start + size).alignedDown(toMultipleOf: page)
    if last > first { _ = madvise(first, last - first, MADV_HUGEPAGE) }
  #endif
}
