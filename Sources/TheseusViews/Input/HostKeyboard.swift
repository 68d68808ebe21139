import TheseusCore

/// The keys that a host can deliver. Menus and lists of keys show a shortcut only where the user
/// can type it.
public enum HostKeyboard: Hashable, Sendable {
  /// Every key with every modifier: tests, and terminals with the kitty keyboard protocol.
  case complete
  /// A terminal that sends keys as bytes, where Control changes letters only: it has no Control-1,
  /// and Control-[ is Escape, Control-I is Tab, Control-Shift-N is Control-N.
  case plainTerminal

  /// Whether the host can send a shortcut's key with its modifiers, Control standing for Command.
  public func canSend(_ shortcut: KeyboardShortcut) -> Bool {
    guard self == .plainTerminal else { return true }
    let held = shortcut.modifiers
    let control = !held.isDisjoint(with: [.control, .command])
    let option = held.contains(.option)
    switch shortcut.key {
    case .tab: return !control && !option
    case .escape: return held.isDisjoint(with: .significant)
    case .return, .delete: return !control && !held.contains(.shift)
    case .space: return !held.contains(.shift)
    default: break
    }
    // Arrows, paging and function keys are sequences that carry all modifiers.
    guard shortcut.key.isPrintable else { return true }
    let character = shortcut.key.character
    let isShifted = character.isUppercase || held.contains(.shift) && character.isLetter
    guard let code = character.lowercased().first?.asciiValue else { return !control }
    if control { return !held.contains(.shift) && !isShifted && Self.controlled.contains(code) }
    return !option || !Self.sequenceStarts.contains(Self.typed(code, isShifted))
  }

  /// Letters and symbols that Control turns into a distinct byte. Control-H, I, J and M are the
  /// bytes of Backspace, Tab and Return.
  private static let controlled = Set("abcdefgklnopqrstuvwxyz\\]^_".utf8)
  /// After Escape, which a terminal sends for Option, these start a sequence.
  private static let sequenceStarts = Set("[]OPX^_".utf8)

  private static func typed(_ code: UInt8, _ isShifted: Bool) -> UInt8 {
    isShifted && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code) ? code - 0x20 : code
  }
}

private struct HostKeyboardKey: EnvironmentKey {
  static var defaultValue: HostKeyboard { .complete }
}

extension EnvironmentValues {
  /// The keys that the host can deliver.
  public var hostKeyboard: HostKeyboard {
    get { self[HostKeyboardKey.self] }
    set { self[HostKeyboardKey.self] = newValue }
  }
}
