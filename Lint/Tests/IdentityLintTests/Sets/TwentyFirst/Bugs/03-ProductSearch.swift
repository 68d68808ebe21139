import SwiftUI
import Foundation

struct Product: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let price: Double
}

struct ShopAPI: Sendable {
  let baseURL: URL

  func search(_ term: String) async throws -> [Product] {
    let url = baseURL.appending(path: "search").appending(queryItems: [
      URLQueryItem(name: "q", value: term)
    ])
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([Product].self, from: data)
  }
}

struct ProductSearch: View {
  let api: ShopAPI

  @State private var term = ""
  @State private var hits: [Product] = []
  @State private var failed = false

  var body: some View {
    List(hits) { product in
      LabeledContent(product.title) {
        Text(product.price, format: .currency(code: "USD"))
      }
    }
    .searchable(text: $term)
    .onChange(of: term) { _, newTerm in
      search(for: newTerm)
    }
    .overlay {
      if failed { Text("Search is not available") }
    }
  }

  private func search(for term: String) {
    // bug: each keystroke starts a search that nothing cancels or compares: a slower response to an
    // older term arrives last and replaces the hits of the current term.
    Task {
      do {
        hits = try await api.search(term)
        failed = false
      } catch {
        failed = true
      }
    }
  }
}
