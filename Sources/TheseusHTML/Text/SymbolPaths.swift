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
    return Self.character(of: known ?? "questionmark.diamond")
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

  /// The symbol with a name, or the one that it is a variant of.
  private static func knownName(_ name: String) -> String? {
    var rest = name[...]
    while places[String(rest)] == nil {
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
    }
    return String(rest)
  }

  private static func character(of name: String) -> String {
    let place = places[name] ?? 0
    return Unicode.Scalar(UInt32(0xE000 + place)).map { String($0) } ?? ""
  }

  private static let places = Dictionary(
    table.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let table: [(name: String, symbol: Symbol)] =
    stroked.map { ($0, Symbol(path: $1)) }
    + filled.map { ($0, Symbol(path: $1, isFilled: true)) }

  private static let circle = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18"

  private static let stroked: [(String, String)] = [
    (
      "questionmark.diamond",
      "M12 3l9 9l-9 9l-9-9zM9.8 10a2.2 2.2 0 1 1 3 2c-.6.3-.8.6-.8 1.2M12 15.8v.1"
    ),
    ("photo", "M4 5h16v14H4zM4 16l4.5-4.5l3.5 3.5l3-3l5 5M15.5 9v.1"),
    ("checkmark", "M4.5 12.5l5 5l10-11"), ("checkmark.circle", circle + "M8 12.3l2.8 2.8l5.2-6"),
    ("xmark", "M5.5 5.5l13 13M18.5 5.5l-13 13"),
    ("xmark.circle", circle + "M9 9l6 6M15 9l-6 6"),
    ("plus", "M12 4.5v15M4.5 12h15"), ("plus.circle", circle + "M12 8v8M8 12h8"),
    ("minus", "M4.5 12h15"), ("minus.circle", circle + "M8 12h8"),
    ("circle", circle), ("square", "M5 4h14v16H5z"), ("triangle", "M12 4l9 16H3z"),
    ("diamond", "M12 3l8 9l-8 9l-8-9z"),
    ("star", "M12 3.5l2.6 5.6l6 .7l-4.4 4.2l1.1 6L12 17l-5.3 3l1.1-6L3.4 9.8l6-.7z"),
    (
      "heart", "M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7.5A4.6 4.6 0 0 1 21 8.8C21 12 19 15 12 20z"
    ),
    ("chevron.left", "M14.5 5l-7 7l7 7"), ("chevron.right", "M9.5 5l7 7l-7 7"),
    ("chevron.up", "M5 15l7-7l7 7"), ("chevron.down", "M5 9l7 7l7-7"),
    ("arrow.left", "M20 12H4M10.5 5.5L4 12l6.5 6.5"),
    ("arrow.right", "M4 12h16M13.5 5.5L20 12l-6.5 6.5"),
    ("arrow.up", "M12 20V4M5.5 10.5L12 4l6.5 6.5"),
    ("arrow.down", "M12 4v16M5.5 13.5L12 20l6.5-6.5"),
    ("arrow.clockwise", "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15"),
    ("arrow.uturn.backward", "M9 5L4.5 9.5L9 14M4.5 9.5H15a5 5 0 0 1 0 10h-3"),
    ("square.and.arrow.up", "M12 15V3M8 6.5L12 3l4 3.5M8 10H5.5v10.5h13V10H16"),
    ("square.and.arrow.down", "M12 3v12M8 11.5L12 15l4-3.5M8 9H5.5v11.5h13V9H16"),
    ("square.and.pencil", "M13 5H5v14.5h14V12M10 14.5l.6-3L18.5 3.5l2.3 2.3L13 13.8z"),
    ("pencil", "M4 20l1-4.5L16.5 4L20 7.5L8.5 19zM14.5 6L18 9.5"),
    ("trash", "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"),
    ("magnifyingglass", "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20.5 20.5"),
    (
      "gear",
      """
      M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21\
      M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8
      """
    ),
    (
      "gearshape",
      """
      M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21\
      M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8
      """
    ),
    ("folder", "M3 6h6l2 2.5h10V19H3z"), ("doc", "M6 3h8l4.5 4.5V21H6zM14 3v5h4.5"),
    ("doc.text", "M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 12.5h6M9 16h6"),
    ("doc.on.doc", "M9 7h11v14H9zM15 7V3H4v14h5"),
    ("tray", "M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5"),
    ("archivebox", "M3 4.5h18V9H3zM5 9v10.5h14V9M10 12.5h4"),
    ("calendar", "M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4"),
    ("clock", circle + "M12 7v5l3.5 2"),
    ("hourglass", "M6 3h12M6 21h12M7 3c0 6 5 6 5 9s-5 3-5 9M17 3c0 6-5 6-5 9s5 3 5 9"),
    ("bell", "M5 17h14c-1.5-2-2-3-2-6.5a5 5 0 0 0-10 0C7 14 6.5 15 5 17zM10 20h4"),
    ("bolt", "M13 3L5 13.5h6L10.5 21L19 10.5h-6z"),
    ("flag", "M5.5 21V4c4-2 8 2.5 13 0v10c-5 2.5-9-2-13 0"),
    ("bookmark", "M7 3.5h10V21l-5-4l-5 4z"), ("tag", "M3.5 3.5h8l9 9l-8 8l-9-9zM7.5 7.5v.1"),
    ("pin", "M9 3.5h6l-1 6l3 4H7l3-4zM12 13.5V21"),
    (
      "link",
      "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
    ),
    ("person", "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20.5c.5-4.5 3.5-6 7.5-6s7 1.5 7.5 6"),
    (
      "person.2",
      """
      M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 19.5c.5-4 3-5 6.5-5s6 1 6.5 5\
      M15.5 5.5a3.2 3.2 0 0 1 0 6.2M17.5 14.7c2.5.5 3.7 2 4 4.8
      """
    ),
    ("house", "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5"),
    ("envelope", "M3 6h18v12.5H3zM3 7l9 7l9-7"),
    ("phone", "M6 3.5L4 6c0 8 6 14 14 14l2.5-2l-4.5-4l-2.5 1.5c-2-1-4-3-5-5L10 8z"),
    ("globe", circle + "M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"),
    ("lock", "M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"),
    ("eye", "M2.5 12c5-8 14-8 19 0c-5 8-14 8-19 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6"),
    (
      "sun.max",
      """
      M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4\
      M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4
      """
    ),
    ("moon", "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"),
    ("cloud", "M7 18.5a4 4 0 0 1-.5-8a5.5 5.5 0 0 1 10.5-1a4.5 4.5 0 0 1 0 9z"),
    ("info", "M12 10.5V19M12 5.5v.1"), ("info.circle", circle + "M12 11v5.5M12 7.5v.1"),
    ("questionmark", "M8 8a4 4 0 1 1 5.5 3.7c-1.2.6-1.5 1.3-1.5 2.8M12 19v.1"),
    ("questionmark.circle", circle + "M9.5 9.7a2.5 2.5 0 1 1 3.4 2.3c-.7.3-.9.8-.9 1.6M12 16.8v.1"),
    ("exclamationmark", "M12 4v10.5M12 19.5v.1"),
    ("exclamationmark.circle", circle + "M12 7v6M12 16.5v.1"),
    ("exclamationmark.triangle", "M12 4l9.5 16h-19zM12 10v4.5M12 17.3v.1"),
    ("ellipsis", "M5 12v.1M12 12v.1M19 12v.1"),
    ("ellipsis.circle", circle + "M8 12v.1M12 12v.1M16 12v.1"),
    ("list.bullet", "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1"),
    ("text.alignleft", "M4 6h16M4 10h10M4 14h16M4 18h10"),
    ("line.3.horizontal", "M4 7h16M4 12h16M4 17h16"),
    ("sidebar.left", "M3 5h18v14H3zM9 5v14"),
    ("slider.horizontal.3", "M3 7h10M17 7h4M15 5v4M3 17h4M11 17h10M9 15v4"),
    ("chart.bar", "M5 20v-7M12 20V4M19 20v-11"),
    ("map", "M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14"),
    ("cart", "M3 4h3l2 11h10l2-8H6.5M9 19.5v.1M17 19.5v.1"),
    ("book", "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"),
    ("keyboard", "M2.5 6h19v12h-19zM6 10v.1M10 10v.1M14 10v.1M18 10v.1M8 14.5h8"),
    (
      "command",
      """
      M9 9V6.5A2.5 2.5 0 1 0 6.5 9H17.5A2.5 2.5 0 1 0 15 6.5V17.5A2.5 2.5 0 1 0 17.5 15\
      H6.5A2.5 2.5 0 1 0 9 17.5z
      """
    ),
    (
      "music.note",
      """
      M9 18V5l10-2v13M9 18a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 9 18z\
      M19 16a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 19 16z
      """
    ),
    ("play", "M7 4l13 8l-13 8z"), ("pause", "M8 4.5v15M16 4.5v15"),
    ("power", "M12 3v9M7 6a8 8 0 1 0 10 0"),
    (
      "repeat",
      """
      M4 11V9.5A2.5 2.5 0 0 1 6.5 7H20M17 4l3 3l-3 3M20 13v1.5a2.5 2.5 0 0 1-2.5 2.5H4\
      M7 20l-3-3l3-3
      """
    ),
  ]

  private static let filled: [(String, String)] = [
    ("circle.fill", circle + "z"), ("square.fill", "M5 4h14v16H5z"),
    ("triangle.fill", "M12 4l9 16H3z"),
    ("diamond.fill", "M12 3l8 9l-8 9l-8-9z"), ("play.fill", "M7 4l13 8l-13 8z"),
    ("stop.fill", "M6 6h12v12H6z"),
    ("star.fill", "M12 3.5l2.6 5.6l6 .7l-4.4 4.2l1.1 6L12 17l-5.3 3l1.1-6L3.4 9.8l6-.7z"),
    (
      "heart.fill",
      "M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7.5A4.6 4.6 0 0 1 21 8.8C21 12 19 15 12 20z"
    ),
    ("flag.fill", "M5 21V4c4-2 8 2.5 13.5 0v10c-5 2.5-9-2-12 0v7z"),
    ("bookmark.fill", "M7 3.5h10V21l-5-4l-5 4z"),
    ("bolt.fill", "M13 3L5 13.5h6L10.5 21L19 10.5h-6z"),
  ]
}
