import SwiftUI

struct Note: Identifiable { let id: Int; var name: String }
@MainActor @Observable final class Draft {
  let note: Note
  var text: String { didSet { UserDefaults.standard.set(text, forKey: "draft.\(note.id)") } }
  init(note: Note) {
    self.note = note
    text = UserDefaults.standard.string(forKey: "draft.\(note.id)") ?? ""
  }
}
// A setting of the app.
@MainActor @Observable final class Settings {
  var name: String { didSet { UserDefaults.standard.set(name, forKey: "name") } }
  init() { name = UserDefaults.standard.string(forKey: "name") ?? "" }
}
// Only read.
@MainActor @Observable final class Page {
  let note: Note
  let author: String
  init(note: Note) {
    self.note = note
    author = UserDefaults.standard.string(forKey: "name") ?? ""
  }
}
struct Detail: View {
  @State private var draft: Draft
  @State private var page: Page
  @State private var settings = Settings()
  init(note: Note) {
    _draft = State(initialValue: Draft(note: note))
    _page = State(initialValue: Page(note: note))
  }
  var body: some View {
    TextField(page.author, text: $draft.text)
    TextField("Name", text: $settings.name)
  }
}
struct Notes: View {
  let notes: [Note]
  var body: some View {
    NavigationStack { List(notes) { note in NavigationLink(note.name) { Detail(note: note) } } }
  }
}
