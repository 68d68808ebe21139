import TheseusCore

private struct BarButtonsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether buttons are borderless because they are in a bar.
  private var hasButtonsOfBar: Bool {
    get { self[BarButtonsKey.self] }
    set { self[BarButtonsKey.self] = newValue }
  }

  /// Makes the buttons in a bar borderless, unless they or what is around them say otherwise.
  mutating func enterBar() {
    guard case .system(.bordered) = buttonStyleChoice else { return }
    buttonStyleChoice = .system(.borderless)
    hasButtonsOfBar = true
  }

  /// Drops what rows, forms and bars set for the views in them: content that such a view presents
  /// is in none of these.
  mutating func leaveRowsAndBars() {
    isInForm = false
    isInListRow = false
    leaveRowMenus()
    if hasButtonsOfBar {
      hasButtonsOfBar = false
      if case .system(.borderless) = buttonStyleChoice { buttonStyleChoice = .system(.bordered) }
    }
  }
}
