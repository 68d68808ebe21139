import SwiftUI
import Foundation

struct StoreItem: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let price: Double
}

struct StoreAPI: Sendable {
  let baseURL: URL

  func search(_ term: String) async throws -> [StoreItem] {
    let url = baseURL.appending(path: "search").appending(queryItems: [
      URLQueryItem(name: "q", value: term)
    ])
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([StoreItem].self, from: data)
  }
}

struct StoreSearch: View {
  let api: StoreAPI

  @State private var term = ""
  @State private var hits: [StoreItem] = []
  @State private var failed = false
  @State private var running: Task<Void, Never>?

  var body: some View {
    List(hits) { item in
      LabeledContent(item.title) {
        Text(item.price, format: .currency(code: "USD"))
      }
    }
    .searchable(text: $term)
    .onChange(of: term) { _, newTerm in
      search(for: newTerm)
    }
    .onDisappear { running?.cancel() }
    .overlay {
      if failed { Text("Search is not available") }
    }
  }

  private func search(for term: String) {
    running?.cancel()
    running = Task {
      let result = try? await api.search(term)
      guard !Task.isCancelled else { return }
      hits = result ?? hits
      failed = result == nil
    }
  }
}
