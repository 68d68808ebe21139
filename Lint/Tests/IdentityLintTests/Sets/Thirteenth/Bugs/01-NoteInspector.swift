import SwiftUI
import Observation

struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var text: String
}

@Observable
final class NoteStore {
  var notes: [Note] = []

  func note(_ id: Note.ID?) -> Note? { notes.first { $0.id == id } }

  func replace(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index] = note
  }
}

struct NotesWindow: View {
  @State private var store = NoteStore()
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(store.notes, selection: $selection) { note in
        Text(note.title)
      }
    } detail: {
      if let note = store.note(selection) {
        NoteInspector(note: note) { store.replace($0) }
      } else {
        ContentUnavailableView("No Note Selected", systemImage: "note.text")
      }
    }
  }
}

struct NoteInspector: View {
  let note: Note
  let apply: (Note) -> Void
  @State private var title: String
  @State private var text: String

  init(note: Note, apply: @escaping (Note) -> Void) {
    self.note = note
    self.apply = apply
    // bug: choosing another note keeps the first note's title and text in the inspector's @State
    // (init values only count once), and Apply then overwrites the newly chosen note with them;
    // the call site has no .id(note.id)
    _title = State(initialValue: note.title)
    _text = State(initialValue: note.text)
  }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextEditor(text: $text)
      Button("Apply") { apply(Note(id: note.id, title: title, text: text)) }
    }
  }
}
