extension Program {
  /// Reads a sketch: `T1(cond(M1(T2), T2))`. Names are those of the kinds (`cond`, `optional`,
  /// `foreach`, `explicitID`, `anyView`, `group`), `T` and a number for a view, `M` and a number
  /// for a modifier. Throws when it is none; the message contains the location.
  public init(sketch text: String) throws(BoundsError) {
    var parser = SketchParser(text)
    let program = try parser.program(depth: 0)
    try parser.end()
    if let flaw = program.flaw {
      throw BoundsError(description: "the program '\(text)' is none: \(flaw)")
    }
    self = program
  }
}

private struct SketchParser {
  /// Nesting that no program needs.
  private static let maxDepth = 64

  private let text: [Character]
  private var next = 0

  init(_ text: String) { self.text = Array(text) }

  private func flaw(_ what: String) -> BoundsError {
    BoundsError(
      description: "the program '\(String(text))' cannot be read: \(what) at character \(next + 1)")
  }

  private mutating func skipSpaces() { while next < text.count && text[next] == " " { next += 1 } }

  private mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard next < text.count, text[next] == character else { return false }
    next += 1
    return true
  }

  mutating func end() throws(BoundsError) {
    skipSpaces()
    if next < text.count { throw flaw("nothing more is expected") }
  }

  mutating func program(depth: Int) throws(BoundsError) -> Program {
    skipSpaces()
    let start = next
    while next < text.count, text[next].isLetter || text[next].isNumber { next += 1 }
    let name = String(text[start..<next])
    let (kind, tag) = try meaning(of: name, start)
    var kids: [Program] = []
    if take("(") {
      if depth >= SketchParser.maxDepth { throw flaw("more than \(SketchParser.maxDepth) levels") }
      repeat { kids.append(try program(depth: depth + 1)) } while take(",")
      if !take(")") { throw flaw("')' or ',' is expected") }
    }
    return Program(kind: kind, tag: tag, kids: kids)
  }

  private mutating func meaning(of name: String, _ start: Int) throws(BoundsError) -> (
    NodeKind, Tag
  ) {
    if let kind = NodeKind(rawValue: name), kind != .structural, kind != .modified {
      return (kind, .none)
    }
    let number = Int(name.dropFirst()) ?? 0
    if number > 0, number < 65, name.first == "T" { return (.structural, .view(number - 1)) }
    if number > 0, number < 65, name.first == "M" { return (.modified, .modifier(number - 1)) }
    next = start
    let kinds = NodeKind.allCases.filter { $0 != .structural && $0 != .modified }.map(\.rawValue)
      .joined(separator: ", ")
    throw flaw("one of T1…, M1…, \(kinds) is expected")
  }
}
