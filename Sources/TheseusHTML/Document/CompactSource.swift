/// Makes the script and the style sheet smaller without another meaning, so that their files stay
/// readable and browsers load less. Comments and needless space go, and the script's local names
/// become short. Strings, regular expressions and templates stay as they are.
enum CompactSource {
  static func script(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for token in ScriptSigns.reduced(ScriptNames.shortened(ScriptReader.tokens(of: source))) {
      if let separator = separator(before: token, after: result.last) { result.append(separator) }
      result.append(contentsOf: token.text.utf8)
    }
    return result
  }

  /// The line end or space that a script needs before a token.
  private static func separator(before token: ScriptToken, after last: UInt8?) -> UInt8? {
    guard let last, let next = token.text.utf8.first, token.gap != .none else { return nil }
    if token.gap == .line {
      // A statement may end here, unless something is open or continues.
      if last.isOne(of: "{;,([=:?&|") || next.isOne(of: "}).,?:;&|=]") { return nil }
      return 0x0a
    }
    let isOperatorPair = last == next && last.isOne(of: "+-/")
    return last.isWord && next.isWord || isOperatorPair ? 0x20 : nil
  }

  static func style(_ source: [UInt8]) -> [UInt8] {
    var compactor = StyleCompactor(source)
    return compactor.run()
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
