import SwiftUI

struct Note: Identifiable, Hashable {
  let id: UUID
  var text: String
}

final class Notebook: ObservableObject {
  @Published private(set) var notes: [Note] = []

  func text(of id: Note.ID) -> String {
    notes.first { $0.id == id }?.text ?? ""
  }

  func save(_ text: String, for id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].text = text
  }
}

struct NotebookView: View {
  @StateObject private var notebook = Notebook()
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(notebook.notes, selection: $selection) { note in
        Text(note.text.prefix(40))
      }
    } detail: {
      if let selection {
        NoteEditor(noteID: selection, notebook: notebook)
      }
    }
  }
}

struct NoteEditor: View {
  let noteID: Note.ID
  @ObservedObject var notebook: Notebook
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .onAppear { text = notebook.text(of: noteID) }
      .onDisappear { notebook.save(text, for: noteID) }
      .onChange(of: noteID) {
        // bug: the text of the note that is opened is overwritten by the text of the note
        // that is left; the left note's edits are lost. When: another note is selected.
        notebook.save(text, for: noteID)
        text = notebook.text(of: noteID)
      }
  }
}
