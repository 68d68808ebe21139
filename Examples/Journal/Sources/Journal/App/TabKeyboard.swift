import SwiftUI

extension View {
  /// The keyboard goes to this view with its tab, unless it is in the field for new entries, which
  /// is there on every tab.
  func takesKeyboardWithTab() -> some View { modifier(TabKeyboard()) }
}

private struct TabKeyboard: ViewModifier {
  @Environment(Navigator.self) private var navigator
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onAppear { if navigator.hasChangedTab, !navigator.isEntering { isFocused = true } }
  }
}
