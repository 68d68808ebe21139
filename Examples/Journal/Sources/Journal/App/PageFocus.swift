import JournalModel
import SwiftUI

extension View {
  /// The view takes focus when it appears with its page, so that single keys work there. It leaves
  /// focus in the field for new entries, which is there on every tab.
  /// - Parameter isWanted: false where another view on the page takes focus.
  func takesFocusWithPage(_ isWanted: Bool = true) -> some View {
    modifier(PageFocus(isWanted: isWanted))
  }

  /// Scrolls a list to what the user adds to it.
  func scrollsToAdded() -> some View { modifier(ScrollToAdded()) }
}

private struct PageFocus: ViewModifier {
  let isWanted: Bool

  @Environment(Navigator.self) private var navigator
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onAppear { takeFocus() }
      // The last row was deleted, or the first one added.
      .onChange(of: isWanted) { takeFocus() }
  }

  private func takeFocus() {
    if isWanted, navigator.pagesTakeFocus { isFocused = true }
  }
}

private struct ScrollToAdded: ViewModifier {
  @Environment(JournalStore.self) private var store

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content.onChange(of: store.lastAdded) {
        if let id = store.lastAdded { proxy.scrollTo(id) }
      }
    }
  }
}
