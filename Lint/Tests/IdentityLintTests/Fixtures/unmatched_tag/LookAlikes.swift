import SwiftUI

enum Order: String, CaseIterable, Identifiable {
  case title, author
  var id: Self { self }
}
struct Book: Identifiable, Hashable {
  let id: UUID
  var title = ""
  var chapters: [Book]?
}
struct Shelf: Identifiable {
  let id: Int
  let books: [Book]
}
struct GenericPicker<Choice: Hashable>: View {
  let choices: [Choice]
  @Binding var choice: Choice
  var body: some View {
    Picker("Any", selection: $choice) {
      ForEach(choices, id: \.self) { Text("\($0)").tag($0) }
    }
  }
}
struct Pickers: View {
  @AppStorage("order") private var stored = Order.title.rawValue
  @State private var order = Order.title
  @State private var optional: Order?
  @State private var page = 0
  @State private var ratio = 1.0
  var body: some View {
    Picker("Raw", selection: $stored) {
      ForEach(Order.allCases) { order in Text(order.rawValue).tag(order.rawValue) }
    }
    Picker("Typed", selection: $order) {
      Text("Title").tag(Order.title)
      Divider().padding().tag("line")
      Text("").tag(UUID())
      Text("Author").tag(Order.author)
    }
    Picker("Untagged", selection: $order) {
      ForEach(Order.allCases) { Text($0.rawValue) }
    }
    Picker("Optional", selection: $optional) {
      Text("None").tag(nil as Order?)
      ForEach(Order.allCases) { order in Text(order.rawValue).tag(Optional(order)) }
      ForEach(Order.allCases) { order in Text(order.rawValue).tag(order) }
    }
    Picker("Ratio", selection: $ratio) {
      Text("1").tag(1.0)
      Text("2").tag(Double(2))
    }
    Picker("Bound", selection: Binding(get: { order }, set: { order = $0 })) {
      ForEach(Order.allCases) { Text($0.rawValue) }
    }
    TabView(selection: $page) {
      ForEach(0..<3) { number in Text("\(number)") }
    }
    TabView(selection: $page) {
      List { Text("a").tag(Order.title) }.tag(0)
    }
  }
}
struct Lists: View {
  let books: [Book]
  let shelves: [Shelf]
  @State private var book: Book?
  @State private var id: Book.ID?
  @State private var several: Set<Book.ID> = []
  @State private var index = 0
  var body: some View {
    List(books, selection: $id) { Text($0.title) }
    List(books, selection: $several) { Text($0.title) }
    List(selection: $book) {
      ForEach(books) { book in NavigationLink(book.title, value: book) }
    }
    List(selection: $book) {
      ForEach(books) { book in BookRow(book: book) }
    }
    List(selection: $id) {
      ForEach(shelves) { shelf in
        Section("\(shelf.id)") { ForEach(shelf.books) { Text($0.title) } }
      }
    }
    List(selection: $book) {
      ForEach(books, id: \.self) { Text($0.title) }
    }
    List(selection: $book) {
      ForEach(books) { book in
        Button(book.title) { self.book = book }
      }
    }
    TabView(selection: $index) {
      ForEach(Array(books.enumerated()), id: \.offset) { index, book in
        Text(book.title).tag(index)
      }
    }
  }
}
struct BookRow: View {
  let book: Book
  var body: some View { Text(book.title).tag(book) }
}
