import SwiftUI

struct ProductSearchView: View {
  @State private var query = ""
  @State private var category = "books"
  @State private var results: [String] = []

  var body: some View {
    List {
      Picker("Category", selection: $category) {
        ForEach(["books", "music", "games"], id: \.self) { Text($0) }
      }
      ForEach(results, id: \.self) { Text($0) }
    }
    .searchable(text: $query)
    // bug: The search task is keyed by the query only
    .task(id: query) {
      do {
        try await Task.sleep(for: .milliseconds(300))
        results = try await search(query, in: category)
      } catch {
        if !Task.isCancelled { results = [] }
      }
    }
  }

  private func search(_ text: String, in category: String) async throws -> [String] {
    var components = URLComponents(string: "https://example.com/search")!
    components.queryItems = [
      URLQueryItem(name: "q", value: text),
      URLQueryItem(name: "category", value: category),
    ]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return Array(Set(try JSONDecoder().decode([String].self, from: data))).sorted()
  }
}
