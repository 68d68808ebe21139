import SwiftUI

struct Book: Identifiable {
  let isbn: String
  var title: String
  var summary: String
  var id: String { isbn }
}

struct BookRow: View {
  let book: Book
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(book.title, isExpanded: $isExpanded) {
      Text(book.summary)
        .font(.callout)
    }
  }
}

struct ShelfView: View {
  @State private var weeklyGoal = 2
  private let books = [
    Book(isbn: "9780000000017", title: "Harbour", summary: "A town waits for a ship."),
    Book(isbn: "9780000000024", title: "Slow Rivers", summary: "Notes from a canoe."),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Stepper("Goal: \(weeklyGoal) a week", value: $weeklyGoal, in: 1...7)
        ForEach(books) { book in
          BookRow(book: book)
        }
      }
      .padding()
    }
  }
}
