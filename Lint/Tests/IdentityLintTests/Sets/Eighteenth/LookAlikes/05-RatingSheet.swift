import SwiftUI

struct Book: Identifiable {
  let id: Int
  var title: String
  var rating: Int
}

final class BookStore: ObservableObject {
  @Published var books = [
    Book(id: 1, title: "Harbour", rating: 3),
    Book(id: 2, title: "Night Bus", rating: 5),
  ]

  func setRating(_ value: Int, for id: Int) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].rating = value
  }
}

struct RatingSheet: View {
  @State var rating: Int
  let onSave: (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Stepper("\(rating) stars", value: $rating, in: 0...5)
      Button("Save") {
        onSave(rating)
        dismiss()
      }
      Button("Cancel", role: .cancel) { dismiss() }
    }
  }
}

struct BookListView: View {
  @StateObject private var store = BookStore()
  @State private var ratedBook: Book?

  var body: some View {
    List(store.books) { book in
      Button {
        ratedBook = book
      } label: {
        LabeledContent(book.title, value: "\(book.rating)")
      }
    }
    .sheet(item: $ratedBook) { book in
      RatingSheet(rating: book.rating) { store.setRating($0, for: book.id) }
    }
  }
}
