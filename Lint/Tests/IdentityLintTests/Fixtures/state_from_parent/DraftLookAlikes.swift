import SwiftUI

struct Note: Identifiable {
  let id: UUID
  var text: String
}
struct NoteEditor: View {
  let save: (String) -> Void
  @State private var draft: String
  init(note: Note, save: @escaping (String) -> Void) {
    self.save = save
    _draft = State(initialValue: note.text)
  }
  var body: some View {
    TextEditor(text: $draft)
    Button("Save") { save(draft) }
  }
}
/// One note, which only the editor changes.
struct OneNote: View {
  @State private var note = Note(id: UUID(), text: "")
  var body: some View {
    NoteEditor(note: note) { text in note.text = text }
  }
}
struct Notes: View {
  @State private var notes: [Note] = []
  @State private var selection: UUID?
  var body: some View {
    List(notes, selection: $selection) { Text($0.text) }
    if let note = notes.first(where: { $0.id == selection }) {
      NoteEditor(note: note) { _ in }.id(note.id)
    }
  }
}
