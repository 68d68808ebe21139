import SwiftUI

struct Note { var text = "" }
@Observable final class NoteModel {
  var text = ""
  init(note: Note) { text = note.text }
}
struct NoteStore {
  func note(_ id: Int) -> Note? { nil }
  func fetch(_ id: Int) async -> Note { Note() }
}
struct ByCall: View {
  let id: Int
  let store: NoteStore
  @State private var note = Note()
  var body: some View {
    TextField("Text", text: $note.text)
    NavigationLink("More") { Text("a") }
      .task { note = await store.fetch(id) }  // expect: overwritten_edits
  }
}
struct ByOptional: View {
  let id: Int
  let store: NoteStore
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    NavigationLink("More") { Text("a") }
      .onAppear {
        if let note = store.note(id) {
          text = note.text  // expect: overwritten_edits
        }
      }
  }
}
struct ByObject: View {
  let note: Note
  @State private var model: NoteModel?
  var body: some View {
    if let model { Field(model: model) }
    NavigationLink("More") { Text("a") }
      .onAppear { model = NoteModel(note: note) }
  }
}
struct Field: View {
  @Bindable var model: NoteModel
  var body: some View { TextField("Text", text: $model.text) }
}
struct LoadedOnce: View {
  let id: Int
  let store: NoteStore
  @State private var note = Note()
  @State private var isLoaded = false
  var body: some View {
    TextField("Text", text: $note.text)
    NavigationLink("More") { Text("a") }
      .task {
        guard !isLoaded else { return }
        note = await store.fetch(id)
        isLoaded = true
      }
  }
}
struct Listed: View {
  let load: NoteStore
  @State private var notes: [Int] = []
  var body: some View {
    List(notes, id: \.self) { NavigationLink("\($0)", value: $0) }
      .task { notes = [await load.fetch(1).text.count] }
  }
}
