import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var isPinned = false
}

struct NotesView: View {
  @State private var notes = [Note(id: 1, title: "Ideas"), Note(id: 2, title: "Groceries")]
  // bug: The detail keeps showing the old state of the note: pinning it there seems to do not
  @State private var selected: Note?

  var body: some View {
    HStack {
      List(notes) { note in
        Button(note.isPinned ? "📌 \(note.title)" : note.title) { selected = note }
      }
      if let note = selected {
        VStack {
          Text(note.title).font(.title)
          Text(note.isPinned ? "Pinned" : "Not pinned")
          Button("Pin") { pin(note.id) }
        }
      }
    }
  }

  private func pin(_ id: Int) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].isPinned.toggle()
  }
}
