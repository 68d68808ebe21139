import SwiftUI

struct Row: View {
  @Binding var note: String
  @State private var isHovered = false
  @State private var dragOffset = 0.0

  var body: some View {
    TextField("Note", text: $note).onHover { isHovered = $0 }.offset(x: dragOffset).onTapGesture {
      dragOffset = 1
    }
  }
}

struct Search: View {
  @State private var query = ""
  var body: some View { TextField("Search", text: $query) }
}

struct Page: View {
  @State private var notes = ["a"]

  var body: some View {
    Search()
    List {
      Row(note: $notes[0])
    }
  }
}
