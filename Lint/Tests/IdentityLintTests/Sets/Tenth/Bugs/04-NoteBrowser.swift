import SwiftUI
import Observation

struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var text: String
}

@Observable
final class NoteLibrary {
  var notes: [Note] = []

  func note(_ id: Note.ID?) -> Note? { notes.first { $0.id == id } }

  func save(_ text: String, for id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].text = text
  }
}

struct NoteBrowser: View {
  @State private var library = NoteLibrary()
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(library.notes, selection: $selection) { note in
        Text(note.title)
      }
    } detail: {
      detail
    }
  }

  @ViewBuilder private var detail: some View {
    if let note = library.note(selection) {
      NoteEditor(note: note) { text in
        library.save(text, for: note.id)
      }
      .navigationTitle(note.title)
    } else {
      Text("Nothing selected")
    }
  }
}

private struct NoteEditor: View {
  private let original: Note
  private let onSave: (String) -> Void
  @State private var text: String

  init(note: Note, onSave: @escaping (String) -> Void) {
    original = note
    self.onSave = onSave
    // bug: selecting another note keeps the editor's identity and its first text: the user sees
    // the old note's text under the new title and Save writes it over the new note (no
    // `.id(note.id)`)
    _text = State(initialValue: note.text)
  }

  var body: some View {
    TextEditor(text: $text)
      .toolbar {
        Button("Save") { onSave(text) }
          .disabled(text == original.text)
      }
  }
}
