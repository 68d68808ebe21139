/// Decodes UTF-8 byte by byte. Invalid bytes yield nothing.
struct UTF8Decoder {
  private var value: UInt32 = 0
  private var missing = 0
  /// The allowed values of the next byte: the first continuation byte rules out overlong forms,
  /// surrogates and values past U+10FFFF.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  enum Step {
    case scalar(Unicode.Scalar)
    case more
    /// The bytes so far were not UTF-8; this byte must be decoded again.
    case again
    case invalid
  }

  var isPending: Bool { missing > 0 }

  mutating func reset() { missing = 0 }

  mutating func feed(_ byte: UInt8) -> Step {
    if missing > 0 {
      guard allowed.contains(byte) else {
        missing = 0
        return .again
      }
      allowed = 0x80...0xBF
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      if missing > 0 { return .more }
      return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
    }
    guard byte >= 0x80 else { return .scalar(Unicode.Scalar(byte)) }
    guard let length = Self.length(from: byte) else { return .invalid }
    allowed = Self.allowed(after: byte)
    value = Self.bits(of: byte, length: length)
    missing = length - 1
    return .more
  }

  /// How many bytes a character has whose first byte is this one; nil when none begins with it.
  @inline(__always)
  private static func length(from first: UInt8) -> Int? {
    guard first >= 0xC2, first <= 0xF4 else { return nil }
    return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  @inline(__always)
  private static func bits(of first: UInt8, length: Int) -> UInt32 {
    UInt32(first & 0x7F >> UInt8(length))
  }

  /// The allowed values of the second byte.
  @inline(__always)
  private static func allowed(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// The bytes from an index on.
  enum Piece {
    case scalar(Unicode.Scalar, end: Int)
    /// Bytes up to `end` that are not a character.
    case malformed(end: Int)
    /// The beginning of a character whose other bytes have not arrived.
    case incomplete
  }

  /// Reads the character of several bytes at an index, with the same result as `feed` byte by byte.
  @inline(__always)
  static func piece(of bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Piece {
    let first = bytes[start]
    guard let length = length(from: first) else { return .malformed(end: start + 1) }
    var value = bits(of: first, length: length)
    var allowed = allowed(after: first)
    for at in start + 1..<start + length {
      guard at < bytes.count else { return .incomplete }
      guard allowed.contains(bytes[at]) else { return .malformed(end: at) }
      value = value << 6 | UInt32(bytes[at] & 0x3F)
      allowed = 0x80...0xBF
    }
    guard let scalar = Unicode.Scalar(value) else { return .malformed(end: start + length) }
    return .scalar(scalar, end: start + length)
  }

  /// Where the text ends without a last character that has not arrived whole.
  static func wholeEnd(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    for start in (max(0, bytes.count - 3)..<bytes.count).reversed() where bytes[start] >= 0xC0 {
      if case .incomplete = piece(of: bytes, at: start) { return start }
      break
    }
    return bytes.count
  }

  /// A whole text without its invalid UTF-8.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    if let valid = String(validating: bytes, as: UTF8.self) { return valid }
    var decoder = UTF8Decoder()
    var text = String.UnicodeScalarView()
    for byte in bytes {
      var step = decoder.feed(byte)
      if case .again = step { step = decoder.feed(byte) }
      if case .scalar(let scalar) = step { text.append(scalar) }
    }
    return String(text)
  }
}
