/// XXH64 of some bytes: fast, with a published definition, and wide enough that two versions of one
/// file do not meet.
struct ContentHash: Hashable, Sendable, Codable {
  let value: UInt64

  init(value: UInt64) { self.value = value }

  init(_ bytes: [UInt8], seed: UInt64 = 0) {
    value = bytes.withUnsafeBytes { ContentHash.hash($0, seed) }
  }

  init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) { value = ContentHash.hash(bytes, seed) }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 - count)
  }

  private static func round(_ sum: UInt64, _ input: UInt64) -> UInt64 {
    rotate(sum &+ input &* prime2, 31) &* prime1
  }

  private static func merge(_ hash: UInt64, _ sum: UInt64) -> UInt64 {
    (hash ^ round(0, sum)) &* prime1 &+ prime4
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64 {
    var offset = 0
    let count = bytes.count
    func word() -> UInt64 {
      defer { offset += 8 }
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var hash: UInt64
    if count >= 32 {
      var sums = (seed &+ prime1 &+ prime2, seed &+ prime2, seed, seed &- prime1)
      while offset + 32 <= count {
        sums = (
          round(sums.0, word()), round(sums.1, word()), round(sums.2, word()), round(sums.3, word())
        )
      }
      hash = rotate(sums.0, 1) &+ rotate(sums.1, 7) &+ rotate(sums.2, 12) &+ rotate(sums.3, 18)
      hash = merge(merge(merge(merge(hash, sums.0), sums.1), sums.2), sums.3)
    } else {
      hash = seed &+ prime5
    }
    hash = hash &+ UInt64(count)
    while offset + 8 <= count { hash = rotate(hash ^ round(0, word()), 27) &* prime1 &+ prime4 }
    if offset + 4 <= count {
      let half = UInt64(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      hash = rotate(hash ^ half &* prime1, 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < count {
      hash = rotate(hash ^ UInt64(bytes[offset]) &* prime5, 11) &* prime1
      offset += 1
    }
    hash ^= hash &>> 33
    hash = hash &* prime2
    hash ^= hash &>> 29
    hash = hash &* prime3
    return hash ^ hash &>> 32
  }
}
