import Observation
import SwiftUI

struct Note: Identifiable, Hashable {
  let id: UUID
  var title = ""
  var tags: Set<String> = []
}

@Observable final class Notebook {
  private var notes: [UUID: Note] = [:]
  subscript(id: UUID) -> Note {
    get { notes[id] ?? Note(id: id) }
    set { notes[id] = newValue }
  }
}

final class Library: ObservableObject {
  @Published var notes: [Note] = []
  func note(_ id: UUID) async -> Note? { notes.first { $0.id == id } }
}

struct Tags: View {
  @Binding var tags: Set<String>
  var body: some View { Button("Work") { tags.insert("Work") } }
}

struct ByModel: View {
  let id: UUID
  @Environment(Notebook.self) private var notebook
  @State private var draft = Note(id: UUID())
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      NavigationLink("Tags") { Tags(tags: $draft.tags) }
    }
    .onAppear { draft = notebook[id] }  // expect: overwritten_edits
    .toolbar { Button("Save") { notebook[id] = draft } }
  }
}

struct ByDictionary: View {
  let id: UUID
  let titles: [UUID: String]
  @State private var title = ""
  var body: some View {
    List {
      TextField("Title", text: $title)
      NavigationLink("Tags", value: id)
    }
    .onAppear {
      if let stored = titles[id] {
        title = stored  // expect: overwritten_edits
      }
    }
  }
}

struct ByPosition: View {
  let position: Int
  @ObservedObject var library: Library
  @State private var draft = Note(id: UUID())
  @State private var showsTags = false
  var body: some View {
    VStack {
      TextField("Title", text: $draft.title)
      Button("Tags") { showsTags = true }
      Button("Save") { library.notes[position] = draft }
    }
    .navigationDestination(isPresented: $showsTags) { Tags(tags: $draft.tags) }
    .onAppear(perform: reload)
  }
  private func reload() {
    self.draft = library.notes[position]  // expect: overwritten_edits
  }
}

struct InTask: View {
  let id: UUID
  @EnvironmentObject private var library: Library
  @State private var draft: Note?
  @State private var title = ""
  var body: some View {
    Form {
      TextField("Title", text: $title)
      NavigationLink("Tags", value: id)
    }
    .onAppear {
      Task {
        guard let note = await library.note(id) else { return }
        title = note.title  // expect: overwritten_edits
      }
    }
  }
}

struct Animated: View {
  let id: UUID
  let notebook: Notebook
  @State private var draft = Note(id: UUID())
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      TagLink(tags: $draft.tags)
      Button("Save") { notebook[id] = draft }
    }
    .onAppear {
      withAnimation {
        draft = notebook[id]  // expect: overwritten_edits
      }
    }
  }
}

/// The link is in a view of its own.
struct TagLink: View {
  @Binding var tags: Set<String>
  var body: some View {
    NavigationLink("Tags (\(tags.count))") { Tags(tags: $tags) }
  }
}
