import TheseusViews

/// The characters of the DejaVu fonts for symbols. A diamond stands for a symbol without a
/// character.
public final class VectorSymbols: SymbolSource {
  public init() {}

  public var secretMark: Character { "\u{2022}" }
  public var redactionMark: Character { "\u{2591}" }

  public func text(for image: ImageContent) -> String {
    guard case .symbol(let names) = image else { return "\u{25A8}" }
    for name in names {
      if let symbol = Self.symbol(name) { return symbol }
    }
    return "\u{25C7}"
  }

  /// The symbol with a name, or the symbol that it is a variant of.
  private static func symbol(_ name: String) -> String? {
    var rest = name[...]
    while true {
      if let symbol = table[String(rest)] { return symbol }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
    }
  }

  private static let table: [String: String] = [
    "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "star": "☆", "star.fill": "★",
    "heart": "♡", "heart.fill": "♥", "circle": "○", "circle.fill": "●", "square": "□",
    "square.fill": "■", "triangle": "△", "triangle.fill": "▲", "diamond": "◇",
    "diamond.fill": "◆", "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃",
    "chevron.down": "⌄", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑",
    "arrow.down": "↓", "pencil": "✎", "scissors": "✂", "envelope": "✉", "phone": "☎",
    "sun.max": "☀", "moon": "☾", "cloud": "☁", "flag": "⚐", "flag.fill": "⚑", "gear": "⚙",
    "gearshape": "⚙", "trash": "⌫", "person": "☺", "house": "⌂", "bolt": "⚡",
    "exclamationmark.triangle": "⚠", "magnifyingglass": "⌕", "music.note": "♪", "command": "⌘",
    "option": "⌥", "keyboard": "⌨", "hourglass": "⌛", "clock": "⌚", "snowflake": "❄",
    "ellipsis": "…", "power": "⏻", "calendar": "▦", "list.bullet": "☰", "folder": "▤",
    "doc": "▯", "tag": "⌦", "bookmark": "▮", "pin": "⚲", "info": "ℹ", "questionmark": "?",
    "exclamationmark": "!", "play": "▷", "play.fill": "▶", "stop.fill": "■",
  ]
}
