/// Removes comments and space that mean nothing from the script and the style sheet, so that their
/// files stay readable and browsers load less. Strings, regular expressions and templates stay as
/// they are.
enum CompactSource {
  static func script(_ source: [UInt8]) -> [UInt8] {
    var compactor = ScriptCompactor(source)
    return compactor.run()
  }

  static func style(_ source: [UInt8]) -> [UInt8] {
    var compactor = StyleCompactor(source)
    return compactor.run()
  }
}

/// What both have in common: reading bytes, and pieces that are copied as they are.
private struct SourceReader {
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
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }

  /// Whether it may be a part of a name or a number.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  fileprivate func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}

private struct ScriptCompactor {
  private var reader: SourceReader
  /// For each open `${`, the number of open braces in it.
  private var substitutions: [Int] = []

  init(_ source: [UInt8]) { reader = SourceReader(source) }

  mutating func run() -> [UInt8] {
    while let byte = reader.byte { step(byte) }
    return reader.result
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case _ where byte.isSpace || reader.starts(with: "//") || reader.starts(with: "/*"): space()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): reader.copyString()
    case UInt8(ascii: "`"):
      reader.copy()
      template()
    case UInt8(ascii: "/") where startsExpression: regularExpression()
    case UInt8(ascii: "{") where !substitutions.isEmpty:
      substitutions[substitutions.count - 1] += 1
      reader.copy()
    case UInt8(ascii: "}") where substitutions.last == 0:
      substitutions.removeLast()
      reader.copy()
      template()
    case UInt8(ascii: "}") where !substitutions.isEmpty:
      substitutions[substitutions.count - 1] -= 1
      reader.copy()
    default: reader.copy()
    }
  }

  /// Copies a template up to its end, or to a substitution.
  private mutating func template() {
    while let byte = reader.byte, byte != UInt8(ascii: "`") {
      if reader.starts(with: "${") {
        reader.copy()
        reader.copy()
        return substitutions.append(0)
      }
      if byte == UInt8(ascii: "\\") { reader.copy() }
      reader.copy()
    }
    reader.copy()
  }

  private mutating func regularExpression() {
    reader.copy()
    var isInClass = false
    while let byte = reader.byte, isInClass || byte != UInt8(ascii: "/") {
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == UInt8(ascii: "\\") { reader.copy() }
      reader.copy()
    }
    reader.copy()
  }

  /// Whether an expression starts here, so that a slash is no division.
  private var startsExpression: Bool {
    guard let last = reader.result.last(where: { !$0.isSpace }) else { return true }
    guard last.isWord else { return !last.isOne(of: ")]}\"'`") }
    let end = reader.result.lastIndex { !$0.isSpace } ?? 0
    let start = reader.result[...end].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
    let word = String(decoding: reader.result[start...end], as: UTF8.self)
    return ["return", "typeof", "case", "in", "of", "delete", "void", "await"].contains(word)
  }

  /// Leaves of space and comments one line end, one space or nothing.
  private mutating func space() {
    var hasLineEnd = false
    while let byte = reader.byte {
      if reader.starts(with: "//") {
        while let byte = reader.byte, byte != 0x0a { _ = (byte, reader.index += 1) }
      } else if reader.starts(with: "/*") {
        reader.skip(past: "*/")
      } else if byte.isSpace {
        hasLineEnd = hasLineEnd || byte == 0x0a
        reader.index += 1
      } else {
        break
      }
    }
    guard let last = reader.result.last, let next = reader.byte else { return }
    if hasLineEnd {
      // A statement may end here, unless something is open or continues.
      if last.isOne(of: "{;,([=:?&|") || next.isOne(of: "}).,?:;&|=]") { return }
      return reader.result.append(0x0a)
    }
    let isOperatorPair = last == next && last.isOne(of: "+-/")
    if last.isWord && next.isWord || isOperatorPair { reader.result.append(0x20) }
  }
}

private struct StyleCompactor {
  private var reader: SourceReader

  init(_ source: [UInt8]) { reader = SourceReader(source) }

  mutating func run() -> [UInt8] {
    while let byte = reader.byte {
      if byte.isSpace || reader.starts(with: "/*") {
        space()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        reader.copyString()
      } else {
        if byte == UInt8(ascii: "}"), reader.result.last == UInt8(ascii: ";") {
          reader.result.removeLast()
        }
        reader.copy()
      }
    }
    return reader.result
  }

  /// A space is kept where it separates values, or says that a selector is inside another.
  private mutating func space() {
    while let byte = reader.byte {
      if reader.starts(with: "/*") {
        reader.skip(past: "*/")
      } else if byte.isSpace {
        reader.index += 1
      } else {
        break
      }
    }
    guard let last = reader.result.last, let next = reader.byte else { return }
    if last.isOne(of: "{};,:>(") || next.isOne(of: "{};,>)") { return }
    reader.result.append(0x20)
  }
}
