import TheseusViews

extension TerminalInput {
  static func key(
    _ key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = [],
    phase: KeyPress.Phases = .down
  ) -> TerminalInput {
    .event(.key(KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)))
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
    switch scalar.typedKind {
    case .plain: break
    case .upper: modifiers.insert(.shift)
    case .mark: return .event(.text(String(character)))
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
  fileprivate enum TypedKind {
    case plain
    case upper
    /// A mark or a joiner.
    case mark
  }

  /// Looks up properties only for characters outside the ranges of common scripts.
  fileprivate var typedKind: TypedKind {
    switch value {
    case 0x41...0x5A: return .upper
    case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3:
      return .plain
    default:
      if properties.isGraphemeExtend || value == 0x200D { return .mark }
      return properties.isUppercase ? .upper : .plain
    }
  }
}

/// The inputs of recent characters, so that text in one script needs few lookups.
struct TypedScalars {
  private struct Entry {
    var scalar: Unicode.Scalar
    var input: TerminalInput?
  }

  /// By the last bits of the scalar; empty until the first one that is not ASCII.
  private var entries: [Entry] = []
  /// Each two-byte character has an entry of its own.
  private static let count = 2_048

  /// The input of a scalar that is not part of a sequence.
  mutating func input(of scalar: Unicode.Scalar) -> TerminalInput? {
    if entries.isEmpty {
      entries = Array(repeating: Entry(scalar: "\0", input: nil), count: Self.count)
    }
    let place = Int(scalar.value) % Self.count
    if entries[place].scalar != scalar {
      entries[place] = Entry(
        scalar: scalar, input: TerminalInput.ofTyped(scalar, with: []))
    }
    return entries[place].input
  }
}
