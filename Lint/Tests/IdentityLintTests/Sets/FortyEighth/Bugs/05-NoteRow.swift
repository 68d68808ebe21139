import SwiftUI

struct Note: Identifiable {
  let id = UUID()
  var title: String
  var body: String
}

@Observable
final class NoteStore {
  var notes = [
    Note(title: "Groceries", body: "Milk, eggs"),
    Note(title: "Ideas", body: "A boat with wheels"),
    Note(title: "Todo", body: "Call the plumber"),
  ]
}

struct NoteRow: View {
  let position: Int
  let note: Note
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("\(position). \(note.title)", isExpanded: $isExpanded) {
      Text(note.body)
    }
  }
}

struct NotesList: View {
  @State private var store = NoteStore()

  var body: some View {
    List {
      // bug: Rows are identified by index
      ForEach(store.notes.indices, id: \.self) { index in
        NoteRow(position: index + 1, note: store.notes[index])
      }
      .onDelete { store.notes.remove(atOffsets: $0) }
    }
    .toolbar {
      Button("New", systemImage: "plus") {
        store.notes.insert(Note(title: "Untitled", body: ""), at: 0)
      }
    }
  }
}
