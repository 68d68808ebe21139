import SwiftUI

struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var text: String
}

struct NotesView: View {
  @State private var notes: [Note] = [
    Note(id: UUID(), title: "Groceries", text: "Milk, bread"),
    Note(id: UUID(), title: "Ideas", text: "Paint the fence"),
  ]
  @State private var selectedID: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(notes, selection: $selectedID) { note in
        Text(note.title)
      }
      .navigationTitle("Notes")
    } detail: {
      if let note = notes.first(where: { $0.id == selectedID }) {
        NoteEditor(note: note) { save($0) }
          .id(note.id)
      } else {
        ContentUnavailableView("Select a note", systemImage: "note.text")
      }
    }
  }

  private func save(_ updated: Note) {
    guard let index = notes.firstIndex(where: { $0.id == updated.id }) else { return }
    notes[index] = updated
  }
}

struct NoteEditor: View {
  let onSave: (Note) -> Void
  @State private var draft: Note

  init(note: Note, onSave: @escaping (Note) -> Void) {
    self.onSave = onSave
    _draft = State(initialValue: note)
  }

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      TextEditor(text: $draft.text)
        .frame(minHeight: 200)
    }
    .toolbar {
      Button("Save") { onSave(draft) }
    }
  }
}
