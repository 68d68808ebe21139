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

struct BookmarkList: View {
  @Bindable var store: BookmarkStore
  @State private var asksToRemove = false

  var body: some View {
    List {
      ForEach(store.bookmarks) { bookmark in
        row(for: bookmark)
      }
    }
    .navigationTitle("Bookmarks")
  }

  private func row(for bookmark: Bookmark) -> some View {
    HStack {
      Link(bookmark.title, destination: bookmark.url)
      Spacer()
      Button("Remove", systemImage: "trash") {
        asksToRemove = true
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
    // bug: Every row carries the same dialog on one shared flag
    .confirmationDialog(
      "Remove \(bookmark.title)?", isPresented: $asksToRemove, titleVisibility: .visible
    ) {
      Button("Remove", role: .destructive) {
        store.remove(bookmark)
      }
    }
  }
}
