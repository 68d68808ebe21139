import SwiftUI

struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var text: String
}

@Observable
final class Notebook {
  var notes: [Note] = [
    Note(id: UUID(), title: "Groceries", text: "Milk, eggs"),
    Note(id: UUID(), title: "Trip", text: "Book the ferry"),
  ]

  func update(_ note: Note, title: String, text: String) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].title = title
    notes[index].text = text
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
    } detail: {
      if let note = notebook.notes.first(where: { $0.id == selection }) {
        NoteEditor(note: note, notebook: notebook)
      } else {
        Text("Select a note")
      }
    }
  }
}

struct NoteEditor: View {
  let note: Note
  let notebook: Notebook
  @State private var title: String
  @State private var text: String

  init(note: Note, notebook: Notebook) {
    self.note = note
    self.notebook = notebook
    // bug: the second note shows the title and text of the first; *Save* then overwrites the
    // second note with them. Selecting another note while one is open: the detail keeps its
    // identity, State(initialValue:) is used once only.
    _title = State(initialValue: note.title)
    _text = State(initialValue: note.text)
  }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextEditor(text: $text)
      Button("Save") { notebook.update(note, title: title, text: text) }
    }
  }
}
