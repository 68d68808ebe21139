import SwiftUI

struct Book: Identifiable {
  var id: String { isbn }
  let isbn: String
  let title: String
}

struct LibraryView: View {
  let books: [Book]
  @State private var filter = ""

  var body: some View {
    List {
      TextField("Filter", text: $filter)
      ForEach(books.filter { filter.isEmpty || $0.title.contains(filter) }) { book in
        BookRow(book: book)
      }
    }
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    Label(book.title, systemImage: "book")
  }
}
