import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var isPinned = false
}

struct NotesView: View {
  @State private var notes = [Note(id: 1, title: "Ideas"), Note(id: 2, title: "Groceries")]
  @State private var selectedID: Note.ID?

  private var selected: Note? { notes.first { $0.id == selectedID } }

  var body: some View {
    HStack {
      List(notes) { note in
        Button(note.isPinned ? "📌 \(note.title)" : note.title) { selectedID = note.id }
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
