import SwiftUI

enum ShelfOrder: String, CaseIterable {
  case title, author, recentlyAdded

  var label: String {
    switch self {
    case .title: "Title"
    case .author: "Author"
    case .recentlyAdded: "Recently added"
    }
  }
}

struct Book: Identifiable {
  let id: UUID
  let title: String
  let author: String
  let added: Date
}

struct ShelfView: View {
  let books: [Book]
  @AppStorage("shelfOrder") private var order = ShelfOrder.title.rawValue

  private var sortedBooks: [Book] {
    switch ShelfOrder(rawValue: order) ?? .title {
    case .title: books.sorted { $0.title < $1.title }
    case .author: books.sorted { $0.author < $1.author }
    case .recentlyAdded: books.sorted { $0.added > $1.added }
    }
  }

  var body: some View {
    List(sortedBooks) { book in
      VStack(alignment: .leading) {
        Text(book.title)
        Text(book.author).font(.caption).foregroundStyle(.secondary)
      }
    }
    .toolbar {
      Picker("Sort by", selection: $order) {
        ForEach(ShelfOrder.allCases, id: \.self) { option in
          Text(option.label).tag(option.rawValue)
        }
      }
    }
  }
}
