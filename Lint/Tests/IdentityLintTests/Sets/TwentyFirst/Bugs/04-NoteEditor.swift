import SwiftUI
import Observation

struct Note: Identifiable, Hashable {
  let id: UUID
  var title: String
  var body: String
  var tags: Set<String> = []
}

@Observable
final class Notebook {
  private var notes: [UUID: Note] = [:]

  subscript(id: UUID) -> Note {
    get { notes[id] ?? Note(id: id, title: "Untitled", body: "") }
    set { notes[id] = newValue }
  }
}

struct NoteEditor: View {
  let noteID: UUID
  @Environment(Notebook.self) private var notebook
  @State private var draft = Note(id: UUID(), title: "", body: "")

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      TextField("Text", text: $draft.body, axis: .vertical)
      NavigationLink("Tags (\(draft.tags.count))") {
        TagChooser(tags: $draft.tags)
      }
    }
    // bug: onAppear runs again on return from the pushed tag chooser and reloads the draft from the
    // notebook: the edited title, text and the chosen tags are lost.
    .onAppear {
      draft = notebook[noteID]
    }
    .toolbar {
      Button("Save") { notebook[noteID] = draft }
    }
  }
}

struct TagChooser: View {
  @Binding var tags: Set<String>

  var body: some View {
    List(["Work", "Home", "Ideas", "Later"], id: \.self) { tag in
      Button {
        if tags.remove(tag) == nil { tags.insert(tag) }
      } label: {
        Label(tag, systemImage: tags.contains(tag) ? "checkmark.circle.fill" : "circle")
      }
    }
  }
}
