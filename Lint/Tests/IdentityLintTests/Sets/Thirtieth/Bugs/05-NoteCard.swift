import SwiftUI

struct NoteEditor: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .frame(minHeight: 200)
  }
}

struct NoteCard: View {
  @State private var isHighlighted = false

  var body: some View {
    VStack {
      Toggle("Highlight", isOn: $isHighlighted)
      // bug: The text of the note and the focus
      if isHighlighted {
        NoteEditor()
          .padding()
          .background(Color.yellow)
      } else {
        NoteEditor()
          .padding()
      }
    }
    .padding()
  }
}
