import SwiftUI

struct Note: Identifiable, Hashable { let id: Int; var title: String; var body: String }
@MainActor @Observable final class Library { var current: Note?; var notes: [Note] = [] }

struct Pane: View {
  @Environment(Library.self) private var library
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft)
      .onAppear { draft = library.current?.body ?? "" }  // expect: stale_copy
      .toolbar { Button("Save") { library.current?.body = draft } }
  }
}
struct Host: View {
  @Environment(Library.self) private var library
  var body: some View {
    NavigationSplitView {
      List(library.notes) { note in Button(note.title) { library.current = note } }
    } detail: {
      Pane()
    }
  }
}
