import SwiftUI

struct NoteEditor: View {
  @State private var text = ""
  @State private var hasError = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if hasError {  // bug: typing past the limit loses the keyboard
        TextField("Note", text: $text).focused($isFocused).foregroundColor(.red)
      } else {
        TextField("Note", text: $text).focused($isFocused)
      }
    }
    .onChange(of: text) { hasError = text.count > 100 }
  }
}
