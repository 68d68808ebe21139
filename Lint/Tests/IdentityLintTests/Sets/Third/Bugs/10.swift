import SwiftUI

struct JournalEntry: Identifiable {
  let id: UUID
  var title: String
  var text: String
  var modified = Date.distantPast
}

@MainActor
final class Journal: ObservableObject {
  @Published private(set) var entries: [JournalEntry]

  init(entries: [JournalEntry]) {
    self.entries = entries
  }

  func update(_ id: JournalEntry.ID, text: String) {
    guard let position = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[position].text = text
    entries[position].modified = .now
  }
}

extension View {
  /// Starts over when the value changes.
  func startsOver<Value: Hashable>(with value: Value) -> some View {
    id(value)
  }
}

struct JournalView: View {
  @ObservedObject var journal: Journal
  @State private var selection: UUID?

  var body: some View {
    HSplitView {
      List(journal.entries, selection: $selection) { entry in
        Text(entry.title)
      }
      if let entry = journal.entries.first(where: { $0.id == selection }) {
        EntryEditor(entry: entry) { text in
          journal.update(entry.id, text: text)
        }
        // bug: each keystroke makes another editor
        .startsOver(with: [entry.id.uuidString, entry.modified.description])
      }
    }
  }
}

struct EntryEditor: View {
  let onChange: (String) -> Void
  @State private var text: String
  @State private var showsStatistics = false

  init(entry: JournalEntry, onChange: @escaping (String) -> Void) {
    self.onChange = onChange
    _text = State(initialValue: entry.text)
  }

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Toggle("Statistics", isOn: $showsStatistics)
      if showsStatistics { Text("\(text.count) characters") }
    }
    .onChange(of: text) { newText in
      onChange(newText)
    }
  }
}
