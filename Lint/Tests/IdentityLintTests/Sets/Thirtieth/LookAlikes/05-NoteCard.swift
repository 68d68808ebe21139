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
      if isHighlighted {
        Text("Highlighted").font(.caption)
      } else {
        Text("Normal").font(.caption)
      }
      NoteEditor()
        .padding()
        .background(isHighlighted ? Color.yellow : Color.clear)
    }
    .padding()
  }
}
