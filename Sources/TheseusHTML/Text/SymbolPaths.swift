import TheseusViews

/// The symbols that pages draw: paths on a grid of 24 by 24, stroked or filled by the client.
///
/// A symbol is a private character in the text of its element. It is 1.25 em wide, and the surface
/// draws its path there.
final class SymbolPaths: SymbolSource {
  struct Symbol {
    var path: String
    var isFilled = false
  }

  /// Has no state, so that texts of all pages have equal surroundings.
  static let shared = SymbolPaths()

  /// The width of a symbol, in ems.
  static let advance = 1.25

  var secretMark: Character { "\u{2022}" }
  var redactionMark: Character { "\u{2591}" }

  func text(for image: ImageContent) -> String {
    guard case .symbol(let names) = image else { return Self.character(of: "photo") }
    let known = names.lazy.compactMap(Self.knownName).first
    return Self.character(of: known ?? "app")
  }

  /// The symbol that a private character stands for.
  static func symbol(of character: Character) -> Symbol? {
    guard let value = character.unicodeScalars.first?.value, value >= 0xE000,
      Int(value) - 0xE000 < table.count
    else { return nil }
    return table[Int(value) - 0xE000].symbol
  }

  /// Whether a text has private characters that stand for symbols.
  static func hasSymbols(_ text: Substring) -> Bool {
    // Few texts have bytes of private characters, and to find characters takes longer.
    text.utf8.contains { $0 >= 0xEE } && text.contains { symbol(of: $0) != nil }
  }

  /// The symbol with a name, or the one that it is a variant of. What is crossed out stays so.
  private static func knownName(_ name: String) -> String? {
    let isCrossedOut = name.split(separator: ".").contains("slash")
    var rest = name[...]
    while true {
      let known = otherNames[String(rest)] ?? String(rest)
      if isCrossedOut, places[known + slash] != nil { return known + slash }
      if places[known] != nil { return known }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
    }
  }

  private static func character(of name: String) -> String {
    let place = places[name] ?? 0
    return Unicode.Scalar(UInt32(0xE000 + place)).map { String($0) } ?? ""
  }

  private static let places = Dictionary(
    table.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let slash = ".slash"

  private static let table: [(name: String, symbol: Symbol)] = {
    let stroked = marks + objects
    let paths = Dictionary(stroked, uniquingKeysWith: { first, _ in first })
    return stroked.map { ($0, Symbol(path: $1)) }
      + stroked.map { ($0 + slash, Symbol(path: $1 + "M4 4l16 16")) }
      + solid.compactMap { name in
        paths[name].map { (name + ".fill", Symbol(path: $0, isFilled: true)) }
      } + [("flag.fill", Symbol(path: flagFill, isFilled: true))]
  }()

  static let circle = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18"

  /// A flag's line is open, so it has another shape when it is filled.
  private static let flagFill = "M5 21V4c4-2 8 2.5 13.5 0v10c-5 2.5-9-2-12 0v7z"

  /// The symbols whose outline can be filled.
  private static let solid = [
    "app", "arrowshape.left", "arrowshape.right", "arrowshape.turn.up.left",
    "arrowshape.turn.up.right", "backward", "bag", "bell", "bolt", "bookmark", "bubble", "circle",
    "cloud", "diamond", "drop", "flame", "folder", "forward", "hand", "hand.thumbsdown",
    "hand.thumbsup", "heart", "house", "lightbulb", "location", "moon", "mountain.2", "paperplane",
    "person", "phone", "play", "puzzlepiece", "shield", "square", "star", "stop", "tag", "triangle",
    "video",
  ]
}
