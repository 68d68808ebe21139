import TheseusCore

/// A key with modifiers that activates a control wherever focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut follows its key to another position on another keyboard layout. Hosts
  /// without that information ignore it.
  public struct Localization: Hashable, Sendable {
    private let name: String
    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: the user's most likely choice.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leave without doing anything.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// Whether a key press is this shortcut. Control stands for Command where a terminal cannot
  /// report it, and capitals for Shift.
  public func matches(_ press: KeyPress) -> Bool {
    guard press.phase != .up else { return false }
    let (wanted, wantedShift) = Self.folded(key)
    let (typed, typedShift) = Self.folded(press.key)
    guard wanted == typed else { return false }
    var wantedModifiers = modifiers.intersection(.significant)
    var typedModifiers = press.modifiers.intersection(.significant)
    if wantedShift { wantedModifiers.insert(.shift) }
    if typedShift { typedModifiers.insert(.shift) }
    // Whether a symbol needs Shift depends on the keyboard layout.
    if wanted.isPrintable, !wanted.character.isLetter {
      wantedModifiers.remove(.shift)
      typedModifiers.remove(.shift)
    }
    if wantedModifiers == typedModifiers { return true }
    guard wantedModifiers.contains(.command), !wantedModifiers.contains(.control) else {
      return false
    }
    wantedModifiers.remove(.command)
    wantedModifiers.insert(.control)
    return wantedModifiers == typedModifiers
  }

  private static func folded(_ key: KeyEquivalent) -> (KeyEquivalent, isShifted: Bool) {
    let character = key.character
    if let ascii = character.asciiValue, character != "\r\n" {
      guard (0x41...0x5A).contains(ascii) else { return (key, false) }
      return (KeyEquivalent(Character(Unicode.Scalar(ascii | 0x20))), true)
    }
    guard character.isUppercase, let lower = character.lowercased().first else {
      return (key, false)
    }
    return (KeyEquivalent(lower), true)
  }

  /// The shortcut as menus show it: `⇧⌘N`, `⏎`.
  public var description: String {
    var words = ""
    if modifiers.contains(.control) { words += "⌃" }
    if modifiers.contains(.option) { words += "⌥" }
    if modifiers.contains(.shift) { words += "⇧" }
    if modifiers.contains(.command) { words += "⌘" }
    return words + key.symbol
  }
}

/// The keys of all shortcuts. Other keys need no search.
@MainActor
enum ShortcutKeys {
  private static var named: Set<KeyEquivalent> = []

  static func note(_ shortcut: KeyboardShortcut) { named.insert(shortcut.foldedKey) }

  static func mayMatch(_ press: KeyPress) -> Bool {
    named.contains(KeyboardShortcut(press.key).foldedKey)
  }
}

extension KeyboardShortcut {
  fileprivate var foldedKey: KeyEquivalent { Self.folded(key).0 }
}

extension EventModifiers {
  /// The modifiers that distinguish shortcuts.
  static let significant: EventModifiers = [.shift, .control, .option, .command]
}

extension KeyEquivalent {
  /// A symbol for the key, for menus.
  public var symbol: String {
    switch self {
    case .upArrow: return "↑"
    case .downArrow: return "↓"
    case .leftArrow: return "←"
    case .rightArrow: return "→"
    case .escape: return "Esc"
    case .delete: return "⌫"
    case .deleteForward: return "Del"
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "PgUp"
    case .pageDown: return "PgDn"
    case .tab: return "Tab"
    case .space: return "Space"
    case .return: return "⏎"
    default:
      if let scalar = character.unicodeScalars.first, (0xF704...0xF726).contains(scalar.value) {
        return "F\(scalar.value - 0xF703)"
      }
      return character.uppercased()
    }
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut that controls here answer to.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// A key that activates the control; of several controls inside, the first.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    environment(
      \.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
