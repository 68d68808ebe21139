import SwiftUI

extension View {
  /// Selects the first of `ids` when focus enters the list and none of them is selected, because
  /// the keys of a list act on the selection. A list that appears with one of them selected takes
  /// focus.
  func selectsOnFocus<ID: Hashable>(_ ids: [ID], _ selection: Binding<ID?>) -> some View {
    modifier(SelectionOnFocus(ids: ids, selection: selection))
  }
}

private struct SelectionOnFocus<ID: Hashable>: ViewModifier {
  let ids: [ID]
  @Binding var selection: ID?
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onAppear { if isSelectionKnown { isFocused = true } }
      .onChange(of: isFocused) {
        if isFocused, !isSelectionKnown { selection = ids.first }
      }
  }

  private var isSelectionKnown: Bool { selection.map(ids.contains) ?? false }
}
