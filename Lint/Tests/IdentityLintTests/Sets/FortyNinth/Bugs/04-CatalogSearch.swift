import SwiftUI

struct CatalogClient: Sendable {
  func search(_ text: String) async -> [String] {
    var components = URLComponents(string: "https://example.com/search")!
    components.queryItems = [URLQueryItem(name: "q", value: text)]
    guard
      let url = components.url,
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return [] }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct CatalogSearch: View {
  private let client = CatalogClient()
  @State private var query = ""
  @State private var results: [String] = []

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { Text($0) }
        .searchable(text: $query)
        .task(id: query) { await runSearch(for: query) }
    }
  }

  private func runSearch(for text: String) async {
    guard !text.isEmpty else {
      results = []
      return
    }
    // bug: try? swallows the cancellation of the sleep
    try? await Task.sleep(for: .milliseconds(350))
    results = await client.search(text)
  }
}
