import SwiftUI

struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var body: String
}

@Observable
final class Notebook {
  var notes: [Note] = []

  func replaceBody(of id: Note.ID, with text: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].body = text
  }
}

struct NotebookWindow: View {
  @Environment(Notebook.self) private var notebook
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(notebook.notes, selection: $selection) { note in
        Text(note.title)
      }
    } detail: {
      if let note = notebook.notes.first(where: { $0.id == selection }) {
        NoteEditor(note: note)
          .id(note.id)
      } else {
        Text("Select a note")
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct NoteEditor: View {
  @Environment(Notebook.self) private var notebook
  let note: Note
  @State private var text: String

  init(note: Note) {
    self.note = note
    _text = State(initialValue: note.body)
  }

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle(note.title)
      .toolbar {
        Button("Save") {
          notebook.replaceBody(of: note.id, with: text)
        }
        .keyboardShortcut("s")
      }
      .onDisappear {
        notebook.replaceBody(of: note.id, with: text)
      }
  }
}
