import SwiftUI

enum Genre: String, CaseIterable, Identifiable {
  case crime, fantasy, poetry
  var id: Self { self }
}

struct Book: Identifiable {
  let id: Int
  let title: String
}

struct BookService {
  func books(in genre: Genre) async throws -> [Book] {
    try await Task.sleep(for: .milliseconds(400))
    return (0..<10).map { Book(id: $0, title: "\(genre.rawValue) book \($0)") }
  }
}

struct LibraryScreen: View {
  var body: some View {
    NavigationStack {
      List(Genre.allCases) { genre in
        NavigationLink(genre.rawValue.capitalized, value: genre)
      }
      .navigationTitle("Library")
      .navigationDestination(for: Genre.self) { genre in
        BookList(genre: genre)
      }
    }
  }
}

struct BookList: View {
  let genre: Genre
  private let service = BookService()
  @State private var books: [Book] = []

  var body: some View {
    List(books) { book in
      Text(book.title)
    }
    .overlay {
      if books.isEmpty { ProgressView() }
    }
    .navigationTitle(genre.rawValue.capitalized)
    .task {
      books = (try? await service.books(in: genre)) ?? []
    }
  }
}
