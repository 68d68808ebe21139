/// Finds where a text stops being JSON (RFC 8259), and what is expected there.
///
/// Foundation's decoder has a location on some platforms only, and accepts some mistakes, such as a
/// comma before a bracket.
struct JSONSyntax {
  struct Mistake: Equatable {
    /// From 1.
    let line: Int
    let words: String
  }

  /// Nil when the text is one JSON value.
  static func mistake(in data: some Sequence<UInt8>) -> Mistake? {
    var syntax = JSONSyntax(bytes: Array(data))
    guard let words = syntax.check() else { return nil }
    let line =
      syntax.bytes[..<min(syntax.position, syntax.bytes.count)].count { $0 == UInt8(ascii: "\n") }
      + 1
    return Mistake(line: line, words: words)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The open brackets, on an explicit stack: a text may nest deeper than calls may.
  private var open: [UInt8] = []

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func check() -> String? {
    repeat {
      if let mistake = value() { return mistake }
      if let mistake = afterValue() { return mistake }
    } while !open.isEmpty
    skipSpace()
    return byte == nil ? nil : "\(found) follows the end"
  }

  /// A value, or its beginning when it is an object or a list with something in it.
  private mutating func value() -> String? {
    while true {
      skipSpace()
      switch byte {
      case UInt8(ascii: "{"):
        position += 1
        open.append(UInt8(ascii: "}"))
        skipSpace()
        if byte == UInt8(ascii: "}") { return nil }
        if let mistake = key() { return mistake }
      case UInt8(ascii: "["):
        position += 1
        open.append(UInt8(ascii: "]"))
        skipSpace()
        if byte == UInt8(ascii: "]") { return nil }
      case UInt8(ascii: "\""): return string()
      case UInt8(ascii: "t"): return word("true")
      case UInt8(ascii: "f"): return word("false")
      case UInt8(ascii: "n"): return word("null")
      case UInt8(ascii: "-"), .some(0x30...0x39): return number()
      default: return "\(found) is not the beginning of a value"
      }
    }
  }

  /// The end of a value, up to a comma and, in an object, the key after it.
  private mutating func afterValue() -> String? {
    while let closing = open.last {
      skipSpace()
      if byte == closing {
        position += 1
        open.removeLast()
      } else if byte == UInt8(ascii: ",") {
        position += 1
        return closing == UInt8(ascii: "}") ? key() : nil
      } else {
        return "“,” or “\(Character(UnicodeScalar(closing)))” should be here, not \(found)"
      }
    }
    return nil
  }

  private mutating func key() -> String? {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else {
      return "the name of a field, in quotes, should be here, not \(found)"
    }
    if let mistake = string() { return mistake }
    skipSpace()
    guard byte == UInt8(ascii: ":") else { return "“:” should be here, not \(found)" }
    position += 1
    return nil
  }

  private mutating func string() -> String? {
    let start = position
    position += 1
    while let byte, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { return "a text is not closed on its line" }
      position += 1
      if byte == UInt8(ascii: "\\") {
        guard let escape = self.byte, "\"\\/bfnrtu".utf8.contains(escape) else {
          return "a text has an unknown escape after “\\”"
        }
        position += 1
        guard escape == UInt8(ascii: "u") else { continue }
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit })
        else {
          return "a text has “\\u” without four hexadecimal digits"
        }
        position += 4
      }
    }
    guard byte != nil else {
      position = start
      return "a text is not closed"
    }
    position += 1
    return nil
  }

  private mutating func word(_ word: String) -> String? {
    guard bytes[position...].starts(with: word.utf8) else {
      return "\(found) is not the beginning of a value"
    }
    position += word.utf8.count
    return nil
  }

  private mutating func number() -> String? {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let beginsWithZero = byte == UInt8(ascii: "0")
    var digits = skipDigits()
    var isNumber = digits > 0 && !(beginsWithZero && digits > 1)
    if byte == UInt8(ascii: ".") {
      position += 1
      digits = skipDigits()
      isNumber = isNumber && digits > 0
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      digits = skipDigits()
      isNumber = isNumber && digits > 0
    }
    return isNumber
      ? nil : "“\(String(decoding: bytes[start..<position], as: UTF8.self))” is not a number"
  }

  /// The number of digits.
  private mutating func skipDigits() -> Int {
    let start = position
    while let byte, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private var found: String {
    guard byte != nil else { return "the end of the file" }
    let character = String(decoding: bytes[position...].prefix(32), as: UTF8.self).first ?? "?"
    return "“\(character)”"
  }
}
