import SwiftUI

@MainActor
final class Debouncer {
  private var task: Task<Void, Never>?

  func run(_ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task {
      try? await Task.sleep(for: .milliseconds(400))
      guard !Task.isCancelled else { return }
      await action()
    }
  }
}

struct BookSearchField: View {
  @Binding var query: String
  let search: @MainActor (String) async -> Void
  // bug: each keystroke redraws the parent
  private let debouncer = Debouncer()

  var body: some View {
    TextField("Title or ISBN", text: $query)
      .onChange(of: query) { _, query in
        debouncer.run { await search(query) }
      }
  }
}

struct BookSearch: View {
  @State private var query = ""
  @State private var titles: [String] = []

  var body: some View {
    VStack {
      BookSearchField(query: $query) { query in
        let url = URL(string: "https://books.example.org/search")!.appending(path: query)
        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
        titles = (try? JSONDecoder().decode([String].self, from: data)) ?? []
      }
      Text("\(titles.count) results for “\(query)”")
      ScrollView {
        Text(titles.joined(separator: "\n"))
      }
    }
  }
}
