import SwiftUI

struct Note: Identifiable {
  let id: Int
  var title: String
  var text: String
}

struct NoteEditor: View {
  @State private var text: String
  private let onSave: (String) -> Void

  init(note: Note, onSave: @escaping (String) -> Void) {
    _text = State(initialValue: note.text)
    self.onSave = onSave
  }

  var body: some View {
    TextEditor(text: $text)
      .padding()
      .onChange(of: text) { _, newText in
        onSave(newText)
      }
  }
}

struct NotesView: View {
  @State private var notes = [
    Note(id: 1, title: "Packing", text: "Socks"),
    Note(id: 2, title: "Ideas", text: "A smaller boat"),
  ]
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(notes, selection: $selection) { note in
        Text(note.title)
      }
    } detail: {
      if let note = notes.first(where: { $0.id == selection }) {
        NoteEditor(note: note) { save($0, to: note.id) }
          .id(note.id)
      } else {
        Text("Select a note")
      }
    }
  }

  private func save(_ text: String, to id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].text = text
  }
}
