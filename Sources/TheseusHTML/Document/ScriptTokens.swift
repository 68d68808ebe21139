/// A token of the script, as far as compacting must know it.
struct ScriptToken {
  enum Kind {
    /// A name or a keyword.
    case name
    /// A number, string, regular expression or piece of a template. It stays as it is.
    case literal
    /// One operator or bracket.
    case sign
  }

  /// The white space between a token and the one before it.
  enum Gap { case none, space, line }

  var kind: Kind
  var text: String
  var gap: Gap
}

/// Reads a script as tokens, without its comments.
struct ScriptReader {
  private var reader: SourceReader
  private var tokens: [ScriptToken] = []
  /// For each open `${`, the number of open braces in it.
  private var substitutions: [Int] = []

  static func tokens(of source: [UInt8]) -> [ScriptToken] {
    var reader = ScriptReader(reader: SourceReader(source))
    while reader.step() {}
    return reader.tokens
  }

  private init(reader: SourceReader) { self.reader = reader }

  private mutating func step() -> Bool {
    let gap = skipGap()
    guard let byte = reader.byte else { return false }
    reader.result.removeAll(keepingCapacity: true)
    let kind = copyToken(byte)
    let text = String(decoding: reader.result, as: UTF8.self)
    tokens.append(ScriptToken(kind: kind, text: text, gap: gap))
    return true
  }

  private mutating func skipGap() -> ScriptToken.Gap {
    var gap = ScriptToken.Gap.none
    while let byte = reader.byte {
      if reader.starts(with: "//") {
        while let byte = reader.byte, byte != 0x0a { _ = (byte, reader.index += 1) }
      } else if reader.starts(with: "/*") {
        reader.skip(past: "*/")
      } else if byte.isSpace {
        if byte == 0x0a { gap = .line }
        reader.index += 1
      } else {
        break
      }
      if gap == .none { gap = .space }
    }
    return gap
  }

  private mutating func copyToken(_ byte: UInt8) -> ScriptToken.Kind {
    if byte.isWord {
      while reader.byte?.isWord == true { reader.copy() }
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? .literal : .name
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      reader.copyString()
      return .literal
    case UInt8(ascii: "`"):
      return template()
    case UInt8(ascii: "/") where startsExpression:
      regularExpression()
      return .literal
    case UInt8(ascii: "}") where substitutions.last == 0:
      substitutions.removeLast()
      return template()
    default:
      if let last = substitutions.indices.last {
        if byte == UInt8(ascii: "{") { substitutions[last] += 1 }
        if byte == UInt8(ascii: "}") { substitutions[last] -= 1 }
      }
      for sign: StaticString in ["...", "?.", "=>"] where reader.starts(with: sign) {
        for _ in 1..<sign.utf8CodeUnitCount { reader.copy() }
        break
      }
      reader.copy()
      return .sign
    }
  }

  /// Copies a template up to its end, or past the start of a substitution.
  private mutating func template() -> ScriptToken.Kind {
    reader.copy()
    while let byte = reader.byte, byte != UInt8(ascii: "`") {
      if reader.starts(with: "${") {
        reader.copy()
        reader.copy()
        substitutions.append(0)
        return .literal
      }
      if byte == UInt8(ascii: "\\") { reader.copy() }
      reader.copy()
    }
    reader.copy()
    return .literal
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
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .name: return Self.prefixes.contains(last.text)
    case .literal: return last.text.hasSuffix("${")
    case .sign: return ![")", "]", "}"].contains(last.text)
    }
  }

  private static let prefixes: Set<String> = [
    "return", "typeof", "case", "in", "of", "delete", "void", "await",
  ]
}
