import SwiftUI

struct Note: Identifiable, Equatable {
  let id: UUID
  var title: String
  var text: String
  var isPinned: Bool
}

extension Note: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

protocol NoteStore {
  func save(_ note: Note)
}

struct NoteEditor: View {
  let store: any NoteStore
  @State private var note: Note

  init(note: Note, store: any NoteStore) {
    self.store = store
    _note = State(initialValue: note)
  }

  var body: some View {
    Form {
      TextField("Title", text: $note.title)
      Toggle("Pinned", isOn: $note.isPinned)
      TextEditor(text: $note.text)
        .frame(minHeight: 200)
    }
    .onChange(of: note) { _, changed in
      store.save(changed)
    }
  }
}

struct NoteBrowser: View {
  let notes: [Note]
  let store: any NoteStore

  var body: some View {
    List(notes) { note in
      NavigationLink(note.title) {
        NoteEditor(note: note, store: store)
      }
    }
  }
}
