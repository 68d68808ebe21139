import SwiftUI

struct Book: Identifiable {
  let id: UUID
  var title: String
}

@Observable
final class Bookshelf {
  var books: [Book] = []

  func add(_ title: String) {
    books.append(Book(id: UUID(), title: title))
  }
}

struct BookshelfApp: App {
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      BookshelfView()
        // bug: The store is created inside the App body
        .environment(Bookshelf())
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background {
        URLCache.shared.removeAllCachedResponses()
      }
    }
  }
}

struct BookshelfView: View {
  @Environment(Bookshelf.self) private var shelf
  @State private var title = ""

  var body: some View {
    List {
      ForEach(shelf.books) { Text($0.title) }
      TextField("New book", text: $title)
        .onSubmit {
          shelf.add(title)
          title = ""
        }
    }
  }
}
