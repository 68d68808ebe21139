import TheseusViews

extension EventModifiers {
  /// The letters before a key's name, in the order in which they are written.
  private static let prefixes: [(letter: Character, modifier: EventModifiers)] = [
    ("C", .control), ("A", .option), ("S", .shift), ("M", .command),
  ]

  /// - Parameter browserFlags: 1 for Control, 2 for Alt, 4 for Shift, 8 for Meta.
  init(browserFlags: Int) {
    self = []
    for (index, prefix) in Self.prefixes.enumerated() where browserFlags & (1 << index) != 0 {
      insert(prefix.modifier)
    }
  }

  /// The prefixes of a key's name, such as `C-S-`.
  var browserPrefix: String {
    Self.prefixes.filter { contains($0.modifier) }.map { "\($0.letter)-" }.joined()
  }

  /// Takes the prefixes off a key's name.
  fileprivate init(parsing name: inout Substring) {
    self = []
    while name.count > 2, name.dropFirst().first == "-",
      let prefix = Self.prefixes.first(where: { $0.letter == name.first })
    {
      insert(prefix.modifier)
      name = name.dropFirst(2)
    }
  }
}

extension KeyEquivalent {
  /// The names of `KeyboardEvent.key` for keys that type nothing.
  private static let names: [String: KeyEquivalent] = {
    var names: [String: KeyEquivalent] = [
      "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
      "ArrowRight": .rightArrow, "Escape": .escape, "Backspace": .delete,
      "Delete": .deleteForward, "Home": .home, "End": .end, "PageUp": .pageUp,
      "PageDown": .pageDown, "Clear": .clear, "Tab": .tab, "Enter": .return, " ": .space,
    ]
    for number in 1...35 { names["F\(number)"] = .function(number) }
    return names
  }()

  private static let keys: [KeyEquivalent: String] = Dictionary(
    names.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// - Parameter browserName: as in `KeyboardEvent.key`.
  init?(browserName: String) {
    if let key = Self.names[browserName] {
      self = key
    } else if browserName.count == 1, let character = browserName.first {
      self.init(character)
    } else {
      return nil
    }
  }

  /// The name in `KeyboardEvent.key`.
  var browserName: String { Self.keys[self] ?? String(character) }
}

extension KeyPress {
  /// - Parameter browserName: as in `KeyboardEvent.key`, with prefixes for modifiers.
  init?(browserName: String, characters: String, phase: Phases) {
    var rest = browserName[...]
    let modifiers = EventModifiers(parsing: &rest)
    guard let key = KeyEquivalent(browserName: String(rest)) else { return nil }
    self.init(phase: phase, key: key, characters: characters, modifiers: modifiers)
  }
}

extension KeyPress.Phases {
  /// - Parameter browserName: empty for a key that went down.
  init?(browserName: String) {
    switch browserName {
    case "", "down": self = .down
    case "repeat": self = .repeat
    case "up": self = .up
    default: return nil
    }
  }
}
