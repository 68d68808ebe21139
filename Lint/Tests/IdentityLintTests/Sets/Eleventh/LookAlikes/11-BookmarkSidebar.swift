import SwiftUI

struct Bookmark: Identifiable, Hashable {
  let id: UUID
  let title: String
  let addedAt: Date?
}

struct BookmarkFolder: Identifiable, Hashable {
  let id: String
  let name: String
  let bookmarks: [Bookmark]

  var recent: Int {
    bookmarks.filter { ($0.addedAt ?? .distantPast) > .now.addingTimeInterval(-86_400) }.count
  }
}

struct BookmarkSidebar: View {
  let folders: [BookmarkFolder]
  @SceneStorage("bookmarks.query") private var query = ""

  private var shown: [BookmarkFolder] {
    query.isEmpty ? folders : folders.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List {
      ForEach(shown) { folder in
        BookmarkFolderSection(folder: folder)
      }
    }
    .searchable(text: $query)
    .navigationTitle("Bookmarks")
  }
}

private struct BookmarkFolderSection: View {
  let folder: BookmarkFolder
  @SceneStorage private var isExpanded: Bool

  init(folder: BookmarkFolder) {
    self.folder = folder
    _isExpanded = SceneStorage(wrappedValue: true, "bookmarks.expanded.\(folder.id)")
  }

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(folder.bookmarks) { bookmark in
        HStack {
          Text(bookmark.title)
          Spacer()
          if let date = bookmark.addedAt {
            Text(date, style: .date).foregroundStyle(.secondary)
          }
        }
      }
    } label: {
      Label(folder.name, systemImage: "folder")
        .badge(folder.recent)
    }
  }
}
