import SwiftUI

struct Note: Identifiable { let id: Int; var name: String }
@MainActor @Observable final class Draft {
  let note: Note
  var text: String { didSet { UserDefaults.standard.set(text, forKey: "draft") } }
  init(note: Note) {
    self.note = note
    text = UserDefaults.standard.string(forKey: "draft") ?? ""  // expect: shared_storage_key
  }
}
struct Detail: View {
  @State private var draft: Draft
  init(note: Note) { _draft = State(initialValue: Draft(note: note)) }
  var body: some View { TextField(draft.note.name, text: $draft.text) }
}
struct Notes: View {
  let notes: [Note]
  var body: some View {
    NavigationStack { List(notes) { note in NavigationLink(note.name) { Detail(note: note) } } }
  }
}
