/// Decodes UTF-8 byte by byte. What is not UTF-8 yields nothing.
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
    allowed = 0x80...0xBF
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
    case 0xE0...0xEF:
      begin(byte & 0x0F, missing: 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      begin(byte & 0x07, missing: 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return .invalid
    }
    return .more
  }

  private mutating func begin(_ bits: UInt8, missing: Int) {
    value = UInt32(bits)
    self.missing = missing
  }

  /// The character of several bytes that begins at a place, and where it ends; nil where it is
  /// malformed or not all there.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (Unicode.Scalar, end: Int)? {
    var decoder = UTF8Decoder()
    var at = start
    while at < bytes.count, at < start + 4 {
      switch decoder.feed(bytes[at]) {
      case .scalar(let scalar): return at > start ? (scalar, at + 1) : nil
      case .more: at += 1
      case .again, .invalid: return nil
      }
    }
    return nil
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
