import SwiftUI

/// One view whose argument changes.
struct NoteEditor: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Note", text: $text)
      .focused($isFocused)
      .foregroundColor(text.count > 100 ? .red : .primary)
  }
}
