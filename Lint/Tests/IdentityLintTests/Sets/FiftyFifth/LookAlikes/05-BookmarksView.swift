import SwiftUI

struct Bookmark: Identifiable, Codable {
  var id: String { slug }
  let slug: String
  var title: String
  var isPinned: Bool

  init(title: String) {
    slug = UUID().uuidString.lowercased()
    self.title = title
    isPinned = false
  }
}

@Observable
final class BookmarkShelf {
  var bookmarks: [Bookmark]

  init(titles: [String]) {
    bookmarks = titles.map { Bookmark(title: $0) }
  }

  var pinnedCount: Int {
    bookmarks.filter(\.isPinned).count
  }

  func addBookmark() {
    bookmarks.append(Bookmark(title: "New bookmark"))
  }

  func remove(at offsets: IndexSet) {
    bookmarks.remove(atOffsets: offsets)
  }
}

struct BookmarkRow: View {
  @Binding var bookmark: Bookmark

  var body: some View {
    HStack {
      TextField("Title", text: $bookmark.title)
      Toggle("Pinned", isOn: $bookmark.isPinned)
        .labelsHidden()
    }
  }
}

struct BookmarksView: View {
  @Bindable var shelf: BookmarkShelf

  var body: some View {
    NavigationStack {
      List {
        ForEach($shelf.bookmarks) { $bookmark in
          BookmarkRow(bookmark: $bookmark)
        }
        .onDelete { shelf.remove(at: $0) }
      }
      .navigationTitle("\(shelf.pinnedCount) pinned")
      .toolbar {
        Button("Add", systemImage: "plus") {
          shelf.addBookmark()
        }
      }
    }
  }
}
