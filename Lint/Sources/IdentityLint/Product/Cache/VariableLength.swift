/// Writes numbers in as few bytes as they need: seven bits a byte, the lowest first.
struct VariableLengthWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Small below zero, too.
  mutating func write(signed value: Int) { write(value &<< 1 ^ value &>> (Int.bitWidth - 1)) }

  mutating func write(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }
}

/// Reads them back; malformed data is an error, never a trap.
struct VariableLengthReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  var isAtEnd: Bool { offset == bytes.endIndex }

  mutating func number() throws(ByteReader.Corrupt) -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while true {
      guard offset < bytes.endIndex, shift < 64 else { throw ByteReader.Corrupt() }
      let byte = bytes[offset]
      offset += 1
      value |= UInt(byte & 0x7F) &<< shift
      if byte < 0x80 { return Int(bitPattern: value) }
      shift += 7
    }
  }

  mutating func signed() throws(ByteReader.Corrupt) -> Int {
    let value = try number()
    return Int(bitPattern: UInt(bitPattern: value) &>> 1) ^ -(value & 1)
  }

  /// A length or a count: not negative, and at most the number of bytes left.
  mutating func count() throws(ByteReader.Corrupt) -> Int {
    let value = try number()
    guard value >= 0, value <= bytes.endIndex - offset else { throw ByteReader.Corrupt() }
    return value
  }

  mutating func text() throws(ByteReader.Corrupt) -> String {
    let count = try count()
    guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
      throw ByteReader.Corrupt()
    }
    offset += count
    return text
  }
}
