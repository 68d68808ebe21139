import SwiftUI

struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var text: String
}

@Observable
final class Notebook {
  var notes: [Note] = [
    Note(id: UUID(), title: "Groceries", text: "Milk, rice"),
    Note(id: UUID(), title: "Talk", text: "Outline for Tuesday"),
    Note(id: UUID(), title: "Ideas", text: ""),
  ]

  func note(_ id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  func setText(_ text: String, of id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].text = text
  }
}

struct NoteEditor: View {
  let note: Note
  let save: (String) -> Void
  @State private var text: String

  init(note: Note, save: @escaping (String) -> Void) {
    self.note = note
    self.save = save
    // bug: The editor keeps its identity when the selection changes
    _text = State(initialValue: note.text)
  }

  var body: some View {
    TextEditor(text: $text)
      .padding()
      .navigationTitle(note.title)
      .toolbar {
        Button("Save") { save(text) }
          .disabled(text == note.text)
      }
  }
}

struct NotebookView: View {
  @State private var notebook = Notebook()
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(notebook.notes, selection: $selection) { note in
        Text(note.title)
      }
      .navigationTitle("Notes")
    } detail: {
      if let selection, let note = notebook.note(selection) {
        NoteEditor(note: note) { text in
          notebook.setText(text, of: note.id)
        }
      } else {
        ContentUnavailableView("No note selected", systemImage: "note.text")
      }
    }
  }
}
