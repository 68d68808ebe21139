import TheseusViews

extension TerminalInput {
  static func key(
    _ key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = [],
    phase: KeyPress.Phases = .down
  ) -> TerminalInput {
    .event(.key(KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)))
  }

  /// The key of each single ASCII byte; escape begins sequences.
  static let plainKeys: [TerminalInput] = (0..<0x80).map { byte in
    ofTyped(Unicode.Scalar(byte as UInt8), with: []) ?? .answer(.other)
  }

  static func typed(_ scalar: Unicode.Scalar, with modifiers: EventModifiers) -> TerminalInput {
    ofTyped(scalar, with: modifiers) ?? .answer(.other)
  }

  /// A scalar sent as itself: a letter, or one of the C0 controls that keys send. Nil when no key
  /// sends it.
  static func ofTyped(_ scalar: Unicode.Scalar, with held: EventModifiers) -> TerminalInput? {
    switch scalar.value {
    case 0: return .key(.space, modifiers: held.union(.control))
    case 0x08, 0x7F: return .key(.delete, modifiers: held)
    case 0x09: return .key(.tab, characters: held.isEmpty ? "\t" : "", modifiers: held)
    // Return sends CR, which becomes LF without raw mode.
    case 0x0A, 0x0D: return .key(.return, characters: held.isEmpty ? "\r" : "", modifiers: held)
    case 0x1B: return .key(.escape, modifiers: held)
    case 0x01...0x1A:
      return .key(KeyEquivalent(letter(scalar.value + 0x60)), modifiers: held.union(.control))
    case 0x1C...0x1F:
      return .key(KeyEquivalent(letter(scalar.value + 0x40)), modifiers: held.union(.control))
    case 0x80...0x9F: return nil
    default: return ofPrintable(scalar, with: held)
    }
  }

  /// Combining marks and joiners belong to the character before them: they are text and no keys.
  private static func ofPrintable(_ scalar: Unicode.Scalar, with held: EventModifiers)
    -> TerminalInput?
  {
    let character = Character(scalar)
    // This range holds function keys, which are sent as sequences.
    if (0xF700...0xF8FF).contains(scalar.value) { return .event(.text(String(character))) }
    var modifiers = held
    if !scalar.isPlainLetter {
      if scalar.properties.isGraphemeExtend || scalar.value == 0x200D {
        return .event(.text(String(character)))
      }
      if scalar.properties.isUppercase { modifiers.insert(.shift) }
    }
    let commands = !held.isDisjoint(with: [.option, .control, .command])
    return .key(
      KeyEquivalent(character), characters: commands ? "" : String(character), modifiers: modifiers)
  }

  private static func letter(_ value: UInt32) -> Character {
    Unicode.Scalar(value).map { Character($0) } ?? " "
  }
}

extension Unicode.Scalar {
  /// Letters and ideographs without case that are no marks, which need no lookup.
  fileprivate var isPlainLetter: Bool {
    switch value {
    case 0x20...0x40, 0x5B...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
