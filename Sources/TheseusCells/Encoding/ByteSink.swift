/// Bytes for the terminal. Keeps its capacity from frame to frame.
struct ByteSink {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  @inline(__always) mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// CSI with one number, left out when it is the default of 1.
  mutating func append(csi number: Int, _ final: Unicode.Scalar) {
    append("\u{1B}[")
    if number != 1 { append(decimal: number) }
    bytes.append(UInt8(truncatingIfNeeded: final.value))
  }

  @inline(__always)
  mutating func append(scalar value: UInt32) {
    if value < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: value)) }
    if value < 0x800 {
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    } else {
      if value < 0x10000 {
        bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      } else {
        bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      }
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    }
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }

  /// Writes over bytes already there.
  mutating func overwrite(at start: Int, _ text: StaticString) {
    for offset in 0..<text.utf8CodeUnitCount { bytes[start + offset] = text.utf8Start[offset] }
  }
}

/// Decimal digits of a number that is not negative.
func digits(_ number: Int) -> Int {
  number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 4 + (number >= 10_000 ? 1 : 0)
}
