/// Swift source as bytes, each a part of the code, of a string or of a comment.
///
/// It recognizes strings (with interpolations, several lines, `#"…"#`), nested comments, and
/// regular expressions between `#/` and `/#`, without a syntax tree. A regular expression between
/// plain slashes counts as code.
struct SourceText {
  enum Kind { case code, string, comment }

  let bytes: [UInt8]
  private(set) var kinds: [Kind]

  init(_ source: some StringProtocol) {
    bytes = Array(source.utf8)
    kinds = [Kind](repeating: .code, count: bytes.count)
    _ = skipCode(from: 0, isInterpolation: false)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a range with spaces for comments, so that each byte keeps its position.
  func textWithoutComments(_ range: Range<Int>) -> String {
    let space = UInt8(ascii: " ")
    let newline = UInt8(ascii: "\n")
    let visible = range.map { index in
      kinds[index] == .comment && bytes[index] != newline ? space : bytes[index]
    }
    return String(decoding: visible, as: UTF8.self)
  }

  func isCode(_ index: Int) -> Bool { kinds[index] == .code }

  /// The first index in `range` where the code has this word.
  func firstIndex(ofWord word: String, in range: Range<Int>) -> Int? {
    let word = Array(word.utf8)
    guard range.count >= word.count else { return nil }
    return (range.lowerBound...range.upperBound - word.count).first { start in
      let end = start + word.count
      return isCode(start) && bytes[start..<end].elementsEqual(word)
        && (end == bytes.count || !Self.isIdentifier(bytes[end]))
        && (start == 0 || !Self.isIdentifier(bytes[start - 1]))
    }
  }

  /// The first index where the code has this word outside of brackets.
  func firstIndex(ofKeyword word: String) -> Int? {
    var start = 0
    while let index = firstIndex(ofWord: word, in: start..<bytes.count) {
      if depth(of: index, in: 0..<bytes.count) == 0 { return index }
      start = index + word.utf8.count
    }
    return nil
  }

  /// The braces that enclose the code at `index` most closely: `{` and what follows `}`.
  func braces(around index: Int) -> Range<Int>? {
    var open: [Int] = []
    for position in bytes.indices where isCode(position) {
      switch bytes[position] {
      case UInt8(ascii: "{"): open.append(position)
      case UInt8(ascii: "}"):
        guard let start = open.popLast() else { return nil }
        if start < index, position > index { return start..<position + 1 }
      default: break
      }
    }
    return nil
  }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Scanning

  private func has(_ text: StaticString, at index: Int) -> Bool {
    let end = index + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[index..<end].elementsEqual($0) }
  }

  /// The number of `#` characters at `index`.
  private func signs(at index: Int) -> Int {
    bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  private mutating func mark(_ range: Range<Int>, _ kind: Kind) {
    for index in range where index < kinds.count { kinds[index] = kind }
  }

  /// Goes over code to its end, or behind the parenthesis that ends an interpolation.
  private mutating func skipCode(from start: Int, isInterpolation: Bool) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      if has("//", at: index) {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        mark(index..<end, .comment)
        index = end
      } else if has("/*", at: index) {
        let end = endOfComment(from: index)
        mark(index..<end, .comment)
        index = end
      } else if let end = endOfLiteral(from: index) {
        mark(index..<end, .string)
        index = end
      } else {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") {
          if depth == 0, isInterpolation { return index + 1 }
          depth -= 1
        }
        index += 1
      }
    }
    return index
  }

  private func endOfComment(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// Where the string or regular expression that begins at `start` ends; nil when none begins.
  private mutating func endOfLiteral(from start: Int) -> Int? {
    let signs = signs(at: start)
    var index = start + signs
    guard index < bytes.count else { return nil }
    if signs > 0, bytes[index] == UInt8(ascii: "/") {
      index += 1
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "/"), self.signs(at: index + 1) >= signs {
          return index + 1 + signs
        }
        index += 1
      }
      return bytes.count
    }
    guard bytes[index] == UInt8(ascii: "\"") else { return nil }
    let quotes = has("\"\"\"", at: index) ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), self.signs(at: index + 1) >= signs {
        index += 1 + signs
        guard index < bytes.count else { break }
        index =
          bytes[index] == UInt8(ascii: "(")
          ? skipCode(from: index + 1, isInterpolation: true) : index + 1
      } else if quotes == 1 ? bytes[index] == UInt8(ascii: "\"") : has("\"\"\"", at: index),
        self.signs(at: index + quotes) >= signs
      {
        return index + quotes + signs
      } else if quotes == 1, bytes[index] == UInt8(ascii: "\n") {
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
