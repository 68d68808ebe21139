import SwiftUI

struct ArchiveClient: Sendable {
  func search(_ text: String) async -> [String] {
    var components = URLComponents(string: "https://example.com/archive")!
    components.queryItems = [URLQueryItem(name: "q", value: text)]
    guard
      let url = components.url,
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return [] }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct ArchiveSearch: View {
  private let client = ArchiveClient()
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
    try? await Task.sleep(for: .milliseconds(350))
    if Task.isCancelled { return }
    let found = await client.search(text)
    if Task.isCancelled { return }
    results = found
  }
}
