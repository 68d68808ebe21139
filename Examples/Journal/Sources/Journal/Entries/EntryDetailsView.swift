import JournalModel
import SwiftUI

/// An entry with its details, which are saved as they are typed.
struct EntryDetailsView: View {
  /// The entry when the sheet opened; the store may have a newer one, or none.
  let opened: Entry

  @Environment(JournalStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var details: String
  /// The stored details that the text in the field continues.
  @State private var stored: String
  @FocusState private var isEditing: Bool

  init(entry: Entry) {
    opened = entry
    _details = State(initialValue: entry.details)
    _stored = State(initialValue: entry.details)
  }

  /// The details in the journal, which may be behind while edits wait for a lock.
  private struct Present: Equatable {
    let details: String?
    let isBehind: Bool
  }

  var body: some View {
    let current = store.entry(opened.id)
    let entry = current ?? opened

    VStack(alignment: .leading) {
      HStack {
        StatusMark(entry: entry)
        Text(entry.title)
          .font(.headline)
      }
      Text(entry.page.title)
        .foregroundStyle(.secondary)
      TextField("Details", text: $details, axis: .vertical)
        .lineLimit(6...12)
        .focused($isEditing)
        .disabled(current == nil)
      if current == nil {
        Text("The entry has been deleted. What is typed here is not saved.")
          .foregroundStyle(.red)
      }
      HStack {
        Spacer()
        Button("Close") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .navigationTitle("Details")
    .frame(idealWidth: 448, maxWidth: 448)
    .onAppear { isEditing = true }
    .onChange(of: Present(details: current?.details, isBehind: store.isWaiting), initial: true) {
      _, present in
      // Another instance, or undo, has changed them.
      guard let text = present.details, !present.isBehind, text != stored else { return }
      stored = text
      details = text
    }
    .onChange(of: details) {
      let old = stored
      stored = JournalEdit.storedDetails(details)
      guard stored != old else { return }
      store.edit(.setDetails(details, of: opened.id, from: old))
      // It failed, for example because the disk is full: the next key tries again.
      if !store.isWaiting, store.entry(opened.id)?.details == old { stored = old }
    }
  }
}
