import SwiftUI
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Place: Identifiable, Decodable {
  let id: Int
  let name: String
}

struct PlacesClient {
  func search(_ text: String) async throws -> [Place] {
    var components = URLComponents(string: "https://maps.example.com/places")!
    components.queryItems = [URLQueryItem(name: "q", value: text)]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode([Place].self, from: data)
  }
}

@MainActor
final class PlacesModel: ObservableObject {
  @Published var results: [Place] = []
  private let client = PlacesClient()
  private var running: Task<Void, Never>?

  func search(_ text: String) {
    running?.cancel()
    running = Task {
      guard let found = try? await client.search(text), !Task.isCancelled else { return }
      results = found
    }
  }
}

struct PlaceSearchView: View {
  @StateObject private var model = PlacesModel()
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(model.results) { place in
        Text(place.name)
      }
      .navigationTitle("Places")
      .searchable(text: $query)
      .onChange(of: query) { _, text in
        model.search(text)
      }
    }
  }
}
