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

struct Tags: View {
  @Binding var tags: Set<String>
  var body: some View { Button("Work") { tags.insert("Work") } }
}

/// Read once for each note.
struct Once: View {
  let id: UUID
  @Environment(Notebook.self) private var notebook
  @State private var draft = Note(id: UUID())
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      NavigationLink("Tags") { Tags(tags: $draft.tags) }
    }
    .onAppear {
      guard draft.id != id else { return }
      draft = notebook[id]
    }
    .toolbar { Button("Save") { notebook[id] = draft } }
  }
}

/// Each change is stored.
struct Stored: View {
  let id: UUID
  @Environment(Notebook.self) private var notebook
  @State private var draft = Note(id: UUID())
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      NavigationLink("Tags") { Tags(tags: $draft.tags) }
    }
    .onAppear { draft = notebook[id] }
    .onChange(of: draft) { notebook[id] = draft }
  }
}

/// Nothing edits it here.
struct Shown: View {
  let id: UUID
  @Environment(Notebook.self) private var notebook
  @State private var note = Note(id: UUID())
  var body: some View {
    VStack {
      Text(note.title)
      NavigationLink("Edit") { Once(id: id) }
    }
    .onAppear { note = notebook[id] }
  }
}

/// The chooser is a sheet, which covers the form without a new appearance.
struct InSheet: View {
  let id: UUID
  let notebook: Notebook
  @State private var draft = Note(id: UUID())
  @State private var showsTags = false
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      Button("Tags") { showsTags = true }
      Button("Save") { notebook[id] = draft }
    }
    .sheet(isPresented: $showsTags) { TagLink(tags: $draft.tags) }
    .onAppear { draft = notebook[id] }
  }
}

struct TagLink: View {
  @Binding var tags: Set<String>
  var body: some View {
    NavigationLink("Tags (\(tags.count))") { Tags(tags: $tags) }
  }
}

/// The pages cover another column.
struct Columns: View {
  let id: UUID
  let notebook: Notebook
  @State private var draft = Note(id: UUID())
  var body: some View {
    NavigationSplitView {
      TagLink(tags: $draft.tags)
    } detail: {
      TextField("Title", text: $draft.title)
      Button("Save") { notebook[id] = draft }
    }
    .onAppear { draft = notebook[id] }
  }
}

/// Own state, which is no stored copy.
struct OwnState: View {
  @State private var titles: [UUID: String] = [:]
  @State private var title = ""
  let id: UUID
  var body: some View {
    Form {
      TextField("Title", text: $title)
      NavigationLink("Tags", value: id)
    }
    .onAppear { title = titles[id] ?? "" }
    .onDisappear { titles[id] = title }
  }
}
