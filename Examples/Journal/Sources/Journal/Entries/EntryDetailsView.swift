import JournalModel
import SwiftUI

/// An entry with its details, which are saved as they are typed.
struct EntryDetailsView: View {
  let entry: Entry

  @Environment(JournalStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var details: String
  @FocusState private var isEditing: Bool

  init(entry: Entry) {
    self.entry = entry
    _details = State(initialValue: entry.details)
  }

  var body: some View {
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
      HStack {
        Spacer()
        Button("Close") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .navigationTitle("Details")
    .frame(idealWidth: 448, maxWidth: 448)
    .onAppear { isEditing = true }
    .onChange(of: details) { store.edit(.setDetails(details, of: entry.id)) }
  }
}
