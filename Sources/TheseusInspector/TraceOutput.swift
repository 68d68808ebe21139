/// Appends the parts of one record.
///
/// A value type, so that the address stays in a register: in an object it would be read and written
/// with every byte.
struct TraceOutput {
  /// The address of the next byte. A whole record fits.
  private(set) var place: UnsafeMutablePointer<UInt8>

  init(place: UnsafeMutablePointer<UInt8>) { self.place = place }

  @inline(__always)
  mutating func byte(_ value: UInt8) {
    place.pointee = value
    place += 1
  }

  /// LEB128.
  @inline(__always)
  mutating func number(_ value: UInt) {
    var rest = value
    while rest >= 0x80 {
      byte(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    byte(UInt8(truncatingIfNeeded: rest))
  }

  /// Zigzag.
  @inline(__always)
  mutating func signed(_ value: Int) { number(UInt(bitPattern: (value << 1) ^ (value >> 63))) }

  mutating func fixed(_ value: UInt64) {
    UnsafeMutableRawPointer(place).storeBytes(of: value.littleEndian, as: UInt64.self)
    place += 8
  }

  /// At most `limit` bytes of it, cut between two characters of Unicode.
  mutating func text(_ text: String, limit: Int = TraceFormat.longestText) {
    var text = text
    text.withUTF8 { utf8 in
      var count = utf8.count
      if count > limit {
        count = limit
        while count > 0, utf8[count] & 0xC0 == 0x80 { count -= 1 }
      }
      bytes(UnsafeBufferPointer(rebasing: utf8[..<count]))
    }
  }

  mutating func bytes(_ bytes: UnsafeBufferPointer<UInt8>) {
    number(UInt(bytes.count))
    if let start = bytes.baseAddress { place.update(from: start, count: bytes.count) }
    place += bytes.count
  }
}
