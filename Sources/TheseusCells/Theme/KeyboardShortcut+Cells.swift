import TheseusViews

extension KeyboardShortcut {
  /// The shortcut as it is typed at a terminal: `^N`, `M-x`, `⇧F1`, `Return`.
  public var terminalDescription: String {
    var text = ""
    if modifiers.contains(.option) { text += "M-" }
    if modifiers.contains(.shift) { text += "⇧" }
    if !modifiers.isDisjoint(with: [.control, .command]) { text += "^" }
    switch key {
    case .return: return text + "Return"
    case .delete: return text + "Backspace"
    default: return text + key.symbol
    }
  }
}

extension HostKeyboard {
  /// The shortcut as it is typed at a terminal, for example `^N`; nil when the host cannot send it.
  /// Control stands for Command.
  public func text(for shortcut: KeyboardShortcut) -> String? {
    canSend(shortcut) ? shortcut.terminalDescription : nil
  }
}
