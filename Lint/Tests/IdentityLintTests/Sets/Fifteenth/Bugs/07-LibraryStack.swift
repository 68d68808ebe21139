import SwiftUI

struct Book: Identifiable, Hashable, Codable {
  let id: Int
  let title: String
}

struct LibraryView: View {
  let source: URL
  @State private var books: [Book] = []
  @State private var isLoading = false
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    ZStack {
      // bug: the whole NavigationStack is in the else arm of isLoading, and each return to the app
      // sets isLoading: the stack is destroyed, the user is popped to the root and the review being
      // typed is lost
      if isLoading {
        ProgressView("Loading…")
      } else {
        NavigationStack {
          List(books) { book in
            NavigationLink(book.title, value: book)
          }
          .navigationTitle("Library")
          .navigationDestination(for: Book.self) { BookReview(book: $0) }
        }
      }
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      if phase == .active {
        Task { await reload() }
      }
    }
  }

  private func reload() async {
    isLoading = true
    defer { isLoading = false }
    guard let (data, _) = try? await URLSession.shared.data(from: source),
      let fresh = try? JSONDecoder().decode([Book].self, from: data)
    else { return }
    books = fresh
  }
}

struct BookReview: View {
  let book: Book
  @State private var stars = 3
  @State private var text = ""

  var body: some View {
    Form {
      Stepper("\(stars) stars", value: $stars, in: 1...5)
      TextField("Your review", text: $text, axis: .vertical)
    }
    .navigationTitle(book.title)
  }
}
