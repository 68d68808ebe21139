/// Writes the cache's numbers and strings: little-endian, strings and lists with a length prefix.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ value: Int) { write(UInt64(bitPattern: Int64(value))) }

  mutating func write(_ hash: ContentHash) { write(hash.value) }

  mutating func write(_ list: some Collection<UInt8>) {
    write(list.count)
    bytes.append(contentsOf: list)
  }

  mutating func write(_ text: String) { write(text.utf8) }
}

/// Reads them back; malformed data is an error, never a trap.
struct ByteReader {
  struct Corrupt: Error {}

  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    end = bytes.count
  }

  mutating func word() throws(Corrupt) -> UInt64 {
    guard end - offset >= 8 else { throw Corrupt() }
    defer { offset += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  mutating func hash() throws(Corrupt) -> ContentHash { ContentHash(value: try word()) }

  /// A length or a count: not negative, and at most the number of bytes left.
  mutating func count() throws(Corrupt) -> Int {
    let value = try word()
    guard value <= UInt64(end - offset) else { throw Corrupt() }
    return Int(value)
  }

  /// Shares the storage of all bytes.
  mutating func list() throws(Corrupt) -> ArraySlice<UInt8> {
    let count = try count()
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func text() throws(Corrupt) -> String {
    guard let text = String(validating: try list(), as: UTF8.self) else { throw Corrupt() }
    return text
  }
}
