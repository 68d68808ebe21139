import SwiftUI

struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var rating: Int
  var review: String
}

@Observable
final class Shelf {
  var books: [Book] = [
    Book(id: 1, title: "The Long Ships", rating: 4, review: ""),
    Book(id: 2, title: "Kallocain", rating: 5, review: ""),
  ]
}

struct ShelfView: View {
  @State private var shelf = Shelf()
  @State private var opened: Book?

  var body: some View {
    List(shelf.books) { book in
      Button {
        opened = book
      } label: {
        LabeledContent(book.title, value: "\(book.rating)/5")
      }
    }
    .sheet(item: $opened) { book in
      BookReview(book: book)
    }
  }
}

struct BookReview: View {
  // bug: rating and review. *Done* or swipe: BookReview edits its own @State copy, and nothing
  // is written back to the shelf.
  @State var book: Book
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper("Rating: \(book.rating)", value: $book.rating, in: 1...5)
        TextField("Review", text: $book.review, axis: .vertical)
      }
      .navigationTitle(book.title)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
