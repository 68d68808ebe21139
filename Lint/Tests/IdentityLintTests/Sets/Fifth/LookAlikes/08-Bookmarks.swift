import SwiftUI

struct Bookmark: Identifiable {
  let id: UUID
  var title: String
}

struct BookmarkRow: View {
  let bookmark: Bookmark
  let delete: (Bookmark.ID) -> Void
  @State private var isDeleting = false

  var body: some View {
    HStack {
      Text(bookmark.title)
      Spacer()
      Button("Delete", systemImage: "trash", role: .destructive) { isDeleting = true }
        .buttonStyle(.borderless)
    }
    .confirmationDialog("Delete bookmark?", isPresented: $isDeleting) {
      Button("Delete “\(bookmark.title)”", role: .destructive) { delete(bookmark.id) }
    }
  }
}

struct BookmarkList: View {
  @Binding var bookmarks: [Bookmark]

  var body: some View {
    List {
      ForEach(bookmarks) { bookmark in
        BookmarkRow(bookmark: bookmark) { id in
          bookmarks.removeAll { $0.id == id }
        }
      }
    }
  }
}
