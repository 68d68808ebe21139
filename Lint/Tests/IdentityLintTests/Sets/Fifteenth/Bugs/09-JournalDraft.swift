import SwiftUI
import Observation

struct Entry: Identifiable {
  let id = UUID()
  var title: String
  var text: String
}

@Observable
final class EntryDraft {
  var title: String
  var text: String

  init(entry: Entry) {
    title = entry.title
    text = entry.text
  }
}

struct JournalView: View {
  @State private var entries = [
    Entry(title: "Monday", text: ""), Entry(title: "Tuesday", text: ""),
  ]
  @State private var editing: Entry?
  @State private var now = Date.now

  var body: some View {
    List {
      LabeledContent("As of", value: now, format: .dateTime.hour().minute())
      ForEach(entries) { entry in
        Button(entry.title) { editing = entry }
      }
    }
    .task {
      while !Task.isCancelled {
        now = .now
        try? await Task.sleep(for: .seconds(30))
      }
    }
    .sheet(item: $editing) { entry in
      // bug: the draft model is created in the sheet's closure; the presenter's body runs every 30
      // seconds (now), the closure makes a new draft from the stored entry, and the typed text is
      // lost
      EntryEditor(draft: EntryDraft(entry: entry)) { save($0, to: entry.id) }
    }
  }

  private func save(_ draft: EntryDraft, to id: Entry.ID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].title = draft.title
    entries[index].text = draft.text
    editing = nil
  }
}

struct EntryEditor: View {
  @Bindable var draft: EntryDraft
  let onSave: (EntryDraft) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      TextEditor(text: $draft.text)
      Button("Save") { onSave(draft) }
    }
  }
}
