import TheseusViews

extension KeyboardShortcut {
  /// The shortcut as it is typed at a terminal: `^N`, `M-x`, `⇧F1`.
  public var terminalDescription: String {
    var text = ""
    if modifiers.contains(.option) { text += "M-" }
    if modifiers.contains(.shift) { text += "⇧" }
    if !modifiers.isDisjoint(with: [.control, .command]) { text += "^" }
    return text + key.symbol
  }
}
