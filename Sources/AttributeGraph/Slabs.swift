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
  /// The rest of the chunk from which the first blocks of all sizes are cut: a graph of a few views
  /// has a few blocks of many sizes, and a server has thousands of such graphs.
  private var shared = 0..<0

  private static var sharedChunk: Int { 1_008 }
  private static var largestShared: Int { 256 }

  @usableFromInline
  struct SizeClass {
    @usableFromInline var free: UnsafeMutableRawPointer?
    @usableFromInline var bump: Int = 0
    /// The low bits of where `bump` ends: a chunk is smaller than 4 GB.
    @usableFromInline var end: UInt32 = 0
    /// Bytes.
    @usableFromInline var nextChunk: UInt32 = 32

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
    if UInt32(truncatingIfNeeded: sizeClass.pointee.bump) == sizeClass.pointee.end {
      addChunk(size)
    }
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
    let next = Int(sizeClass.pointee.nextChunk)
    let bytes = max(1, next / size) * size
    let start = bytes <= Self.largestShared ? cutShared(bytes) : reserve(bytes)
    sizeClass.pointee.bump = start
    sizeClass.pointee.end = UInt32(truncatingIfNeeded: start + bytes)
    sizeClass.pointee.nextChunk = UInt32(min(next * 2, 1 << 23))
  }

  private mutating func cutShared(_ bytes: Int) -> Int {
    // Blocks of a multiple of 16 are aligned to 16.
    var start = (shared.lowerBound + 15) & ~15
    if start + bytes > shared.upperBound {
      start = reserve(Self.sharedChunk)
      shared = start..<(start + Self.sharedChunk)
    }
    shared = (start + bytes)..<shared.upperBound
    return start
  }

  private mutating func reserve(_ bytes: Int) -> Int {
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    adviseHugePages(chunk, bytes)
    chunks.append(chunk)
    bytesReserved += bytes
    return Int(bitPattern: chunk)
  }

  func free() {
    for i in 0..<chunks.count { chunks[i].deallocate() }
    chunks.free()
    classes.deallocate()
  }
}
