import SwiftUI

struct Bookmark: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var url: URL
}

@Observable
final class BookmarkStore {
  var bookmarks: [Bookmark] = []

  func remove(_ bookmark: Bookmark) {
    bookmarks.removeAll { $0.id == bookmark.id }
  }
}

struct BookmarkRow: View {
  let bookmark: Bookmark
  let store: BookmarkStore
  @State private var asksToRemove = false

  var body: some View {
    HStack {
      Link(bookmark.title, destination: bookmark.url)
      Spacer()
      Button("Remove", systemImage: "trash") {
        asksToRemove = true
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
    .confirmationDialog(
      "Remove \(bookmark.title)?", isPresented: $asksToRemove, titleVisibility: .visible
    ) {
      Button("Remove", role: .destructive) {
        store.remove(bookmark)
      }
    }
  }
}

struct BookmarkList: View {
  @Bindable var store: BookmarkStore

  var body: some View {
    List {
      ForEach(store.bookmarks) { bookmark in
        BookmarkRow(bookmark: bookmark, store: store)
      }
    }
    .navigationTitle("Bookmarks")
  }
}
