import SwiftUI

struct Note: Identifiable {
  let id: UUID
  var text: String
}
struct NoteEditor: View {
  let note: Note
  let save: (String) -> Void
  @State private var draft: String  // expect: state_from_parent
  init(note: Note, save: @escaping (String) -> Void) {
    self.note = note
    self.save = save
    _draft = State(initialValue: note.text)
  }
  var body: some View {
    TextEditor(text: $draft)
    Button("Save") { save(draft) }
  }
}
struct Notes: View {
  @State private var notes: [Note] = []
  @State private var selection: UUID?
  var body: some View {
    List(notes, selection: $selection) { Text($0.text) }
    if let note = notes.first(where: { $0.id == selection }) {
      NoteEditor(note: note) { text in
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index].text = text
      }
    }
  }
}
