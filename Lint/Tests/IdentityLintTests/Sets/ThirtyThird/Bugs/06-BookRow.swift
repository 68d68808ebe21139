import SwiftUI

struct Book: Identifiable {
  // bug: The rating given in a row is reset, rows flash
  var id: UUID { UUID() }
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
  @State private var rating = 0

  var body: some View {
    Stepper("\(book.title) – \(rating)★", value: $rating, in: 0...5)
  }
}
