import Foundation

/// Parses JSON (RFC 8259) from bytes of unknown origin: strict, limited in depth, without
/// recursion that input could make deeper.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0

  private let greatestDepth: Int

  init(_ bytes: [UInt8], depth: Int) {
    self.bytes = bytes
    greatestDepth = depth
  }

  mutating func parse() throws(ProtocolError) -> JSONValue {
    let value = try parseValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw ProtocolError("text after the JSON value") }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(ProtocolError) {
    guard take(byte) else { throw ProtocolError("malformed JSON") }
  }

  private mutating func parseValue(depth: Int) throws(ProtocolError) -> JSONValue {
    guard depth < greatestDepth else { throw ProtocolError("JSON is nested too deeply") }
    skipSpace()
    switch next {
    case UInt8(ascii: "["): return try parseArray(depth: depth)
    case UInt8(ascii: "{"): return try parseObject(depth: depth)
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    default: return .number(try parseNumber())
    }
  }

  private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(ProtocolError)
    -> JSONValue
  {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw ProtocolError("malformed JSON") }
    position = end
    return value
  }

  private mutating func parseArray(depth: Int) throws(ProtocolError) -> JSONValue {
    try expect(UInt8(ascii: "["))
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      values.append(try parseValue(depth: depth + 1))
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return .array(values)
  }

  private mutating func parseObject(depth: Int) throws(ProtocolError) -> JSONValue {
    try expect(UInt8(ascii: "{"))
    var values: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return .object(values) }
    repeat {
      skipSpace()
      let key = try parseString()
      try expect(UInt8(ascii: ":"))
      values[key] = try parseValue(depth: depth + 1)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return .object(values)
  }

  private mutating func parseNumber() throws(ProtocolError) -> Double {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let whole = skipDigits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else {
      throw ProtocolError("malformed JSON")
    }
    if next == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw ProtocolError("malformed JSON") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw ProtocolError("malformed JSON") }
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else { throw ProtocolError("a number is out of range") }
    return number
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func parseString() throws(ProtocolError) -> String {
    guard next == UInt8(ascii: "\"") else { throw ProtocolError("malformed JSON") }
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw ProtocolError("a text is not valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      case 0..<0x20: throw ProtocolError("malformed JSON")
      default: text.append(byte)
      }
    }
    throw ProtocolError("malformed JSON")
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(ProtocolError) {
    guard let byte = next else { throw ProtocolError("malformed JSON") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try parseScalar()).utf8)
    default: throw ProtocolError("malformed JSON")
    }
  }

  /// A `\u` escape, or two for a surrogate pair. A lone surrogate, which a browser sends in the
  /// middle of an edit, becomes the replacement character.
  private mutating func parseScalar() throws(ProtocolError) -> Unicode.Scalar {
    let first = try parseUnit()
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return "\u{fffd}" }
    let rest = position
    position += 2
    let second = try parseUnit()
    guard UTF16.isTrailSurrogate(second) else {
      position = rest
      return "\u{fffd}"
    }
    let value = 0x10000 + (UInt32(first) - 0xd800) << 10 + (UInt32(second) - 0xdc00)
    return Unicode.Scalar(value) ?? "\u{fffd}"
  }

  private mutating func parseUnit() throws(ProtocolError) -> UInt16 {
    guard position + 4 <= bytes.count else { throw ProtocolError("malformed JSON") }
    var unit: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw ProtocolError("malformed JSON")
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 4
    return unit
  }
}
