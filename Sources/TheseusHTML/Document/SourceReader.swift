/// Reads the bytes of a source, and collects those that stay.
struct SourceReader {
  let source: [UInt8]
  var index = 0
  var result: [UInt8] = []

  init(_ source: [UInt8]) {
    self.source = source
    result.reserveCapacity(source.count)
  }

  var byte: UInt8? { index < source.count ? source[index] : nil }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { source[index...].starts(with: $0) }
  }

  /// Copies up to the end of a string that starts here.
  mutating func copyString() {
    let quote = source[index]
    copy()
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") { copy() }
      copy()
    }
    copy()
  }

  mutating func copy() {
    guard let byte else { return }
    result.append(byte)
    index += 1
  }

  mutating func skip(past end: StaticString) {
    while index < source.count, !starts(with: end) { index += 1 }
    index = min(source.count, index + end.utf8CodeUnitCount)
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }

  /// Whether it may be a part of a name or a number.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}
