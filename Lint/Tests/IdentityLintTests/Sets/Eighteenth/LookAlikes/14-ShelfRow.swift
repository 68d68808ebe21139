import SwiftUI

struct Shelf: Identifiable {
  let id: String
  let title: String
  let books: [String]
}

struct ShelfRow: View {
  let shelf: Shelf
  @AppStorage private var isExpanded: Bool

  init(shelf: Shelf) {
    self.shelf = shelf
    _isExpanded = AppStorage(wrappedValue: false, "shelf.\(shelf.id).expanded")
  }

  var body: some View {
    DisclosureGroup(shelf.title, isExpanded: $isExpanded) {
      ForEach(shelf.books, id: \.self) { book in
        Text(book)
          .font(.callout)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct ShelvesView: View {
  private let shelves = [
    Shelf(id: "crime", title: "Crime", books: ["The Long Quay", "Ash"]),
    Shelf(id: "poetry", title: "Poetry", books: ["Paper Moons"]),
    Shelf(id: "travel", title: "Travel", books: ["North by Rail", "Salt Roads"]),
  ]

  var body: some View {
    NavigationStack {
      List(shelves) { shelf in
        ShelfRow(shelf: shelf)
      }
      .navigationTitle("Shelves")
    }
  }
}
