/// Parses inline Markdown into a flat list of pieces; a pair of marks sets its style on all pieces
/// between them. In time proportional to the length of the text: texts may come from anywhere.
struct MarkdownParser {
  private let bytes: [UInt8]
  private var position = 0
  private var pieces: [Markdown.Span] = []
  private var pending: [UInt8] = []
  private var delimiters: [MarkdownDelimiter] = []
  private var brackets: [Bracket] = []
  private var styles: [MarkdownStyleRange] = []
  /// The runs of backticks; nil until needed.
  private var codeRuns: MarkdownCodeRuns?
  /// The positions of the closing parentheses, by those of the opening ones; nil until needed.
  private var closings: [Int: Int]?

  private struct Bracket {
    var piece: Int
    var delimiters: Int
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parse() -> [Markdown.Span] {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\\"): parseEscape()
      case UInt8(ascii: "`"): parseCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): parseDelimiter(byte)
      case UInt8(ascii: "["): parseOpeningBracket()
      case UInt8(ascii: "]"): parseClosingBracket()
      case UInt8(ascii: "<"): parseAutolink()
      default: takePlain(1)
      }
    }
    flush()
    pairDelimiters(from: 0)
    MarkdownStyleRange.apply(styles, to: &pieces)
    return joined()
  }

  // MARK: Marks

  private mutating func takePlain(_ count: Int) {
    pending += bytes[position..<position + count]
    position += count
  }

  private mutating func flush() {
    if pending.isEmpty { return }
    pieces.append(Markdown.Span(text: String(decoding: pending, as: UTF8.self)))
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func parseEscape() {
    if position + 1 < bytes.count, isPunctuation(bytes[position + 1]) { position += 1 }
    takePlain(1)
  }

  private mutating func parseCode() {
    let length = run(of: UInt8(ascii: "`"), at: position)
    let start = position + length
    var runs = codeRuns ?? MarkdownCodeRuns(bytes)
    codeRuns = nil
    defer { codeRuns = runs }
    guard let end = runs.next(ofLength: length, from: start) else { return takePlain(length) }
    flush()
    var code = bytes[start..<end]
    let space = UInt8(ascii: " ")
    if code.count > 2, code.first == space, code.last == space {
      code = code.dropFirst().dropLast()
    }
    pieces.append(Markdown.Span(text: String(decoding: code, as: UTF8.self), style: .code))
    position = end + length
  }

  private mutating func parseDelimiter(_ character: UInt8) {
    let count = run(of: character, at: position)
    guard character != UInt8(ascii: "~") || count <= 2 else { return takePlain(count) }
    flush()
    let before = scalar(before: position)
    let after = scalar(at: position + count)
    let left =
      !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let right =
      !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    let underscore = character == UInt8(ascii: "_")
    delimiters.append(
      MarkdownDelimiter(
        character: character, count: count, piece: pieces.count,
        opens: left && (!underscore || !right || isPunctuation(before)),
        closes: right && (!underscore || !left || isPunctuation(after))))
    pieces.append(
      Markdown.Span(text: String(decoding: bytes[position..<position + count], as: UTF8.self)))
    position += count
  }

  private mutating func parseOpeningBracket() {
    flush()
    brackets.append(Bracket(piece: pieces.count, delimiters: delimiters.count))
    pieces.append(Markdown.Span(text: "["))
    position += 1
  }

  private mutating func parseClosingBracket() {
    guard let bracket = brackets.popLast(), let (link, end) = destination(at: position + 1) else {
      return takePlain(1)
    }
    flush()
    pairDelimiters(from: bracket.delimiters)
    pieces[bracket.piece].text = ""
    for index in bracket.piece..<pieces.count { pieces[index].link = link }
    // A link contains no link.
    brackets.removeAll()
    position = end
  }

  private mutating func parseAutolink() {
    // An address contains none of these characters.
    let stop = bytes[(position + 1)...].firstIndex {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || isSpace($0)
    }
    guard let end = stop, bytes[end] == UInt8(ascii: ">") else { return takePlain(1) }
    let inner = bytes[position + 1..<end]
    guard let colon = inner.firstIndex(of: UInt8(ascii: ":")), colon - inner.startIndex >= 2,
      inner[..<colon].allSatisfy({
        isLetterOrDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      })
    else { return takePlain(1) }
    flush()
    let link = String(decoding: inner, as: UTF8.self)
    pieces.append(Markdown.Span(text: link, link: link))
    position = end + 1
  }

  /// `(destination "title")` at a position; the title is dropped.
  private mutating func destination(at start: Int) -> (String, Int)? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "("), let end = closing(of: start)
    else { return nil }
    let inner = bytes[start + 1..<end].drop(while: isSpace)
    let link = inner.prefix { !isSpace($0) }
    let rest = inner[link.endIndex...].drop(while: isSpace)
    guard rest.isEmpty || rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'") else {
      return nil
    }
    return (String(decoding: link, as: UTF8.self), end + 1)
  }

  /// The position of the parenthesis that closes the one at a position.
  private mutating func closing(of opening: Int) -> Int? {
    if let closings { return closings[opening] }
    var found: [Int: Int] = [:]
    var open: [Int] = []
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "(") { open.append(index) }
      if bytes[index] == UInt8(ascii: ")"), let start = open.popLast() { found[start] = index }
    }
    closings = found
    return found[opening]
  }

  // MARK: Pairs

  /// Pairs the marks from an index on, innermost first, and forgets them.
  private mutating func pairDelimiters(from bottom: Int) {
    guard bottom < delimiters.count else { return }
    var pairs = MarkdownPairs(delimiters.suffix(from: bottom))
    pairs.pairAll()
    styles += pairs.styles
    for mark in pairs.marks where mark.used > 0 {
      let rest = [UInt8](repeating: mark.character, count: mark.count)
      pieces[mark.piece].text = String(decoding: rest, as: UTF8.self)
    }
    delimiters.removeSubrange(bottom...)
  }

  private func joined() -> [Markdown.Span] {
    pieces.reduce(into: []) { result, piece in
      if piece.text.isEmpty { return }
      if let last = result.last, last.style == piece.style, last.link == piece.link {
        result[result.count - 1].text += piece.text
      } else {
        result.append(piece)
      }
    }
  }

  // MARK: Bytes

  private func run(of character: UInt8, at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == character { end += 1 }
    return end - start
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    (33...126).contains(byte) && !isLetterOrDigit(byte)
  }

  // MARK: Characters beside marks

  /// The character that ends before a position; a space at the start of the text.
  private func scalar(before position: Int) -> Unicode.Scalar {
    guard position > 0 else { return " " }
    var start = position - 1
    while start > 0, isContinuation(bytes[start]) { start -= 1 }
    return scalar(at: start)
  }

  /// The character at a position; a space at the end of the text.
  private func scalar(at position: Int) -> Unicode.Scalar {
    guard position < bytes.count else { return " " }
    if bytes[position] < 0x80 { return Unicode.Scalar(bytes[position]) }
    var end = position + 1
    while end < bytes.count, isContinuation(bytes[end]) { end += 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first ?? " "
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? isSpace(UInt8(ascii: scalar)) : scalar.properties.generalCategory == .spaceSeparator
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isPunctuation(UInt8(ascii: scalar)) }
    return switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
