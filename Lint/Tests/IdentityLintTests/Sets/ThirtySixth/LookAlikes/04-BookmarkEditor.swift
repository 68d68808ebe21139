import SwiftUI

struct Bookmark: Identifiable {
  let id: Int
  var title: String
}

struct BookmarkEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title: String
  private let onSave: (String) -> Void

  init(bookmark: Bookmark, onSave: @escaping (String) -> Void) {
    _title = State(initialValue: bookmark.title)
    self.onSave = onSave
  }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Save") {
        onSave(title)
        dismiss()
      }
    }
  }
}

struct BookmarkList: View {
  @State private var bookmarks = [Bookmark(id: 1, title: "News"), Bookmark(id: 2, title: "Maps")]
  @State private var edited: Bookmark?

  var body: some View {
    List(bookmarks) { bookmark in
      Button(bookmark.title) { edited = bookmark }
    }
    .sheet(item: $edited) { bookmark in
      BookmarkEditor(bookmark: bookmark) { newTitle in
        if let index = bookmarks.firstIndex(where: { $0.id == bookmark.id }) {
          bookmarks[index].title = newTitle
        }
      }
    }
  }
}
