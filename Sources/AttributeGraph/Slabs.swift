/// Memory for payloads and edges: blocks of a multiple of 8 bytes cut from chunks, one free list
/// for each size.
///
/// Blocks do not move, so the address of a value stays valid while nodes are created. A block whose
/// size is a multiple of 16 is aligned to 16.
@usableFromInline
struct Slabs {
  @usableFromInline static var largestBlock: Int { 512 }

  /// One for each multiple of 8 up to `largestBlock`.
  @usableFromInline let classes: UnsafeMutablePointer<SizeClass>
  @usableFromInline var chunks = RawBuffer<UnsafeMutableRawPointer>()
  /// Bytes of all chunks and of the blocks too large for them.
  @usableFromInline var bytesReserved = 0
  @usableFromInline var bytesInUse = 0

  @usableFromInline
  struct SizeClass {
    @usableFromInline var free: UnsafeMutableRawPointer?
    @usableFromInline var bump: Int = 0
    @usableFromInline var end: Int = 0
    /// The first one is small: a graph of a few views has a few blocks of many sizes, and a server
    /// has thousands of such graphs.
    @usableFromInline var nextChunk = 256

    @usableFromInline init() {}
  }

  @usableFromInline
  init() {
    let count = Self.largestBlock / 8 + 1
    classes = .allocate(capacity: count)
    classes.initialize(repeating: SizeClass(), count: count)
  }

  @inlinable @inline(__always)
  static func rounded(_ size: Int, _ alignment: Int) -> Int {
    let granule = max(8, alignment)
    return max(granule, (size + granule - 1) & ~(granule - 1))
  }

  @inlinable @inline(__always)
  mutating func allocate(_ size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    let size = Self.rounded(size, alignment)
    guard size <= Self.largestBlock, alignment <= 16 else { return allocateLarge(size, alignment) }
    bytesInUse += size
    let sizeClass = classes + size / 8
    if let block = sizeClass.pointee.free {
      sizeClass.pointee.free = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    if sizeClass.pointee.bump == sizeClass.pointee.end { addChunk(size) }
    let address = sizeClass.pointee.bump
    sizeClass.pointee.bump = address + size
    return UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
  }

  @inlinable
  mutating func deallocate(_ block: UnsafeMutableRawPointer, _ size: Int, alignment: Int) {
    let size = Self.rounded(size, alignment)
    bytesInUse -= size
    guard size <= Self.largestBlock, alignment <= 16 else {
      bytesReserved -= size
      block.deallocate()
      return
    }
    let sizeClass = classes + size / 8
    block.storeBytes(of: sizeClass.pointee.free, as: UnsafeMutableRawPointer?.self)
    sizeClass.pointee.free = block
  }

  @usableFromInline @inline(never)
  mutating func allocateLarge(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
    bytesReserved += size
    bytesInUse += size
    return .allocate(byteCount: size, alignment: max(16, alignment))
  }

  @usableFromInline @inline(never)
  mutating func addChunk(_ size: Int) {
    let sizeClass = classes + size / 8
    let bytes = max(1, sizeClass.pointee.nextChunk / size) * size
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    adviseHugePages(chunk, bytes)
    chunks.append(chunk)
    bytesReserved += bytes
    sizeClass.pointee.bump = Int(bitPattern: chunk)
    sizeClass.pointee.end = sizeClass.pointee.bump + bytes
    sizeClass.pointee.nextChunk = min(sizeClass.pointee.nextChunk * 2, 1 << 23)
  }

  func free() {
    for i in 0..<chunks.count { chunks[i].deallocate() }
    chunks.free()
    classes.deallocate()
  }
}
