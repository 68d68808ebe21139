import SwiftUI

enum Order: String, CaseIterable, Identifiable {
  case title, author
  var id: String { rawValue }
}
enum Size: Int, CaseIterable { case small, large }
struct Book: Identifiable, Hashable {
  let id: UUID
  var title = ""
}
@Observable final class Settings {
  var order = Order.title
  var size = 0
}
struct Pickers: View {
  @AppStorage("order") private var order = Order.title.rawValue
  @State private var typed: Order = .title
  @State private var size = Size.small
  @State private var ratio = 1.0
  @Binding var name: String?
  @Bindable var settings: Settings
  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(Order.allCases) { order in
        Text(order.rawValue).tag(order)  // expect: unmatched_tag
      }
    }
    Picker("Typed", selection: $typed) {
      Text("Title").tag("title")  // expect: unmatched_tag
      Text("Author").tag("author")
    }
    Picker("Size", selection: $size) {
      ForEach(Size.allCases, id: \.self) { size in
        Text("\(size)").tag(size.rawValue)  // expect: unmatched_tag
      }
    }
    Picker("Ratio", selection: $ratio) {
      Text("1").tag(1)  // expect: unmatched_tag
      Text("2").tag(2)
    }
    Picker("Untagged", selection: $settings.order) {
      ForEach(Order.allCases) {  // expect: unmatched_tag
        Text($0.rawValue)
      }
    }
    Picker("Of a model", selection: $settings.size) {
      Section {
        ForEach(Size.allCases, id: \.self) { Text("\($0)") }  // expect: unmatched_tag
      }
    }
    Picker("Optional", selection: $name) {
      Text("None").tag(Optional<String>.none)
      Text("A").tag(Size.small)  // expect: unmatched_tag
    }
  }
}
struct Lists: View {
  let books: [Book]
  @State private var book: Book?
  @State private var several: Set<Book> = []
  @State private var page = 0
  @SceneStorage("row") private var row: Int?
  var body: some View {
    List(books, selection: $book) { Text($0.title) }  // expect: unmatched_tag
    List(selection: $several) {
      ForEach(books) { book in Text(book.title) }  // expect: unmatched_tag
    }
    List(selection: $row) {
      ForEach(books) { book in
        Text(book.title).tag(book.id)  // expect: unmatched_tag
      }
    }
    TabView(selection: $page) {
      ForEach(books) { book in BookPage(book: book) }  // expect: unmatched_tag
    }
  }
}
struct BookPage: View {
  let book: Book
  var body: some View { Text(book.title) }
}
