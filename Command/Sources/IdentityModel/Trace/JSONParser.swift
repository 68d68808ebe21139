/// Text that is not JSON, or not the JSON a reader expects: the location, and what was found.
public struct JSONError: Error, Hashable, CustomStringConvertible {
  public let description: String
}

extension JSONValue {
  /// Reads one JSON text. Throws with the line and column of the first flaw; refuses fractions and
  /// nesting deeper than 512.
  public init(parsing text: String) throws(JSONError) {
    var parser = JSONParser(text)
    self = try parser.document()
  }
}

private struct JSONParser {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private static let maxDepth = 512

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipSpace()
    if place < bytes.count { throw flaw("text after the end of the value") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard let byte = peek else {
      throw flaw("the text ends where a value is expected: it may be truncated")
    }
    switch byte {
    case UInt8(ascii: "{"): return try nested { (parser) throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .integer(try integer())
    default: throw flaw("'\(Character(UnicodeScalar(byte)))' where a value is expected")
    }
  }

  private mutating func nested(_ read: (inout JSONParser) throws(JSONError) -> JSONValue)
    throws(JSONError) -> JSONValue
  {
    depth += 1
    defer { depth -= 1 }
    if depth > JSONParser.maxDepth {
      throw flaw("nested deeper than \(JSONParser.maxDepth) levels")
    }
    place += 1
    return try read(&self)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else {
        throw flaw(
          peek == nil
            ? "the text ends inside an object: it may be truncated" : "a member's name is expected")
      }
      let name = try string()
      skipSpace()
      guard take(":") else { throw flaw("':' is expected after the name \"\(name)\"") }
      members.append(JSONValue.Member(name: name, value: try value()))
      skipSpace()
    } while take(",")
    guard take("}") else {
      throw flaw(
        peek == nil
          ? "the text ends inside an object: it may be truncated" : "',' or '}' is expected")
    }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else {
      throw flaw(
        peek == nil
          ? "the text ends inside an array: it may be truncated" : "',' or ']' is expected")
    }
    return .array(elements)
  }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    var scalars = String.UnicodeScalarView()
    var run: [UInt8] = []
    while let byte = peek {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        scalars.append(contentsOf: String(decoding: run, as: UTF8.self).unicodeScalars)
        return String(scalars)
      case UInt8(ascii: "\\"):
        scalars.append(contentsOf: String(decoding: run, as: UTF8.self).unicodeScalars)
        run = []
        scalars.append(try escape())
      case 0..<0x20: throw flaw("a control character inside a string")
      default: run.append(byte)
      }
    }
    throw flaw("the text ends inside a string: it may be truncated")
  }

  private mutating func escape() throws(JSONError) -> UnicodeScalar {
    guard let byte = peek else { throw flaw("the text ends inside a string: it may be truncated") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try hexUnit()
      if let scalar = UnicodeScalar(high) { return scalar }
      guard (0xD800..<0xDC00).contains(high), take("\\"), take("u") else {
        throw flaw("half of a surrogate pair")
      }
      let low = try hexUnit()
      guard (0xDC00..<0xE000).contains(low),
        let scalar = UnicodeScalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else {
        throw flaw("half of a surrogate pair")
      }
      return scalar
    default: throw flaw("an unknown escape in a string")
    }
  }

  private mutating func hexUnit() throws(JSONError) -> UInt32 {
    guard place + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else {
      throw flaw("four hexadecimal digits are expected")
    }
    place += 4
    return unit
  }

  private mutating func integer() throws(JSONError) -> Int {
    let start = place
    if peek == UInt8(ascii: "-") { place += 1 }
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    if let byte = peek, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte) {
      throw flaw("a number that is not whole")
    }
    guard let value = Int(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      throw flaw("not a number, or too large a one")
    }
    return value
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[place...].starts(with: Array(word.utf8)) else {
      throw flaw("'\(word)' is expected")
    }
    place += word.utf8.count
    return value
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ character: UnicodeScalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private func flaw(_ what: String) -> JSONError {
    let before = bytes[..<min(place, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return JSONError(description: "line \(line), column \(column): \(what)")
  }
}
