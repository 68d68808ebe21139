import SwiftUI

struct Book: Identifiable, Hashable {
  let id: Int
  let name: String
}

final class Bookshelf: ObservableObject {
  @Published var books: [Book] = []
}

struct BookList: View {
  @EnvironmentObject private var shelf: Bookshelf
  private let books = (1...10).map { Book(id: $0, name: "Book \($0)") }

  var body: some View {
    List(books) { book in
      NavigationLink(book.name, value: book)
    }
    .navigationTitle("\(shelf.books.count) on shelf")
  }
}

struct BookPage: View {
  let book: Book
  @EnvironmentObject private var shelf: Bookshelf

  var body: some View {
    Button("Add \(book.name)") { shelf.books.append(book) }
  }
}

struct LibraryRoot: View {
  @StateObject private var shelf = Bookshelf()

  var body: some View {
    NavigationStack {
      BookList()
        .navigationDestination(for: Book.self) { book in
          BookPage(book: book)
        }
    }
    .environmentObject(shelf)
  }
}
