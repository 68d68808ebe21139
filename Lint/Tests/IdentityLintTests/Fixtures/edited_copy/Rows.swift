import SwiftUI

struct Chore: Identifiable { let id: Int; var name: String; var isDone = false }

struct ChoreRow: View {
  @State var chore: Chore  // expect: edited_copy
  var body: some View { Toggle(chore.name, isOn: $chore.isDone) }
}
struct ChoreBoard: View {
  @State private var chores = [Chore(id: 1, name: "Dishes"), Chore(id: 2, name: "Laundry")]
  private var openCount: Int { chores.filter { !$0.isDone }.count }
  var body: some View {
    List {
      Section("\(openCount) left") { ForEach(chores) { chore in ChoreRow(chore: chore) } }
    }
  }
}
// By an initializer; the model reads it by a key path, and an action sets it.
struct Book: Identifiable { let id: Int; var isRead = false; var stars = 0 }
@MainActor final class Shelf: ObservableObject {
  @Published var books: [Book] = []
  var read: Int { books.filter(\.isRead).count }
}
struct BookRow: View {
  @State private var book: Book  // expect: edited_copy
  init(book: Book) { _book = State(initialValue: book) }
  var body: some View {
    Button(book.isRead ? "Read" : "Unread") { book.isRead.toggle() }
  }
}
struct BookList: View {
  @StateObject private var shelf = Shelf()
  var body: some View {
    VStack {
      Text("\(shelf.read)")
      List(shelf.books) { BookRow(book: $0) }
    }
  }
}
