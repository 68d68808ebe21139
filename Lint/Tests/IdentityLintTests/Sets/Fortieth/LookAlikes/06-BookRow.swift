import SwiftUI

struct Book: Identifiable {
  let isbn: String
  let title: String
  let blurb: String

  var id: String { isbn }
}

struct BookRow: View {
  let book: Book
  @State private var showsBlurb = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(book.title) { showsBlurb.toggle() }
      if showsBlurb {
        Text(book.blurb)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct BookList: View {
  let books = [
    Book(isbn: "978-0-1", title: "Harbour", blurb: "A novel of the sea"),
    Book(isbn: "978-0-2", title: "Orchard", blurb: "Stories from the hills"),
  ]
  @State private var usesLargeText = false

  var body: some View {
    VStack {
      Toggle("Large text", isOn: $usesLargeText)
      List(books) { book in
        BookRow(book: book)
          .font(usesLargeText ? .title : .body)
      }
    }
  }
}
