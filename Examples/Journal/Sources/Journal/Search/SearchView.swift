import JournalModel
import SwiftUI

/// Entries of every page that contain the typed text.
struct SearchView: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator
  @State private var results: [Entry] = []
  @FocusState private var isSearching: Bool

  private struct Question: Equatable {
    let query: String
    let revision: Int
  }

  var body: some View {
    @Bindable var navigator = navigator

    VStack(alignment: .leading, spacing: 0) {
      HStack {
        TextField("Search every page", text: $navigator.query)
          .focused($isSearching)
          .onKeyPress(.escape) {
            guard !navigator.query.isEmpty else { return .ignored }
            navigator.query = ""
            return .handled
          }
        if !navigator.query.isEmpty {
          Text(results.count == 1 ? "1 entry" : "\(results.count) entries")
            .foregroundStyle(.secondary)
        }
      }
      .padding(16)
      List(selection: $navigator.selection) {
        ForEach(results) { entry in
          EntryRow(entry: entry, showsPage: true)
            .contextMenu {
              Button("Show in Journal") { navigator.show(entry, in: store) }
              Divider()
              EntryMenu(entry: entry)
            }
        }
      }
      .onKeyPress(characters: CharacterSet(charactersIn: "o"), phases: .down) { _ in
        guard let entry = results.first(where: { $0.id == navigator.selection }) else {
          return .ignored
        }
        navigator.show(entry, in: store)
        return .handled
      }
      .entryKeys(results)
    }
    .onAppear { isSearching = true }
    .onChange(of: isSearching) { navigator.isSearching = isSearching }
    .onDisappear { navigator.isSearching = false }
    .task(id: Question(query: navigator.query, revision: store.revision)) {
      if let found = await store.search(navigator.query) { results = found }
    }
  }
}
