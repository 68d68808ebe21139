import SwiftUI
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Product: Identifiable, Decodable {
  let id: Int
  let name: String
}

struct CatalogClient {
  func search(_ text: String) async throws -> [Product] {
    var components = URLComponents(string: "https://shop.example.com/search")!
    components.queryItems = [URLQueryItem(name: "q", value: text)]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode([Product].self, from: data)
  }
}

@MainActor
final class CatalogModel: ObservableObject {
  @Published var results: [Product] = []
  @Published var isLoading = false
  private let client = CatalogClient()

  func search(_ text: String) async {
    isLoading = true
    defer { isLoading = false }
    if let found = try? await client.search(text) {
      results = found
    }
  }
}

struct CatalogSearchView: View {
  @StateObject private var model = CatalogModel()
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(model.results) { product in
        Text(product.name)
      }
      .overlay {
        if model.isLoading { ProgressView() }
      }
      .navigationTitle("Catalog")
      .searchable(text: $query)
      .onChange(of: query) { _, text in
        // bug: the results of an older query replace those of the newest. Answers arrive out
        // of order: no earlier search is cancelled or checked.
        Task { await model.search(text) }
      }
    }
  }
}
