import SwiftUI

struct Note: Identifiable, Hashable { let id: Int; var title: String; var body: String }
@MainActor @Observable final class Library { var current: Note?; var notes: [Note] = [] }

struct Followed: View {
  @Environment(Library.self) private var library
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft)
      .onAppear { draft = library.current?.body ?? "" }
      .onChange(of: library.current) { _, note in draft = note?.body ?? "" }
  }
}
struct Named: View {
  @Environment(Library.self) private var library
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft).onAppear { draft = library.current?.body ?? "" }
  }
}
struct Presented: View {
  @Environment(Library.self) private var library
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft).onAppear { draft = library.current?.body ?? "" }
  }
}
struct Host: View {
  @Environment(Library.self) private var library
  @State private var isOpen = false
  var body: some View {
    NavigationSplitView {
      List(library.notes) { note in
        Button(note.title) {
          library.current = note
          isOpen = true
        }
      }
    } detail: {
      Followed()
      Named().id(library.current?.id)
    }
    .sheet(isPresented: $isOpen) { Presented() }
  }
}
