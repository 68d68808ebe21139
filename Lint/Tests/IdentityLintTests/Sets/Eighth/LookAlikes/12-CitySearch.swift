import SwiftUI

struct City: Identifiable, Decodable, Hashable {
  let id: Int
  let name: String
  let country: String
}

struct CitySearchClient: Sendable {
  func cities(matching query: String) async throws -> [City] {
    var parts = URLComponents(string: "https://weather.example.com/cities")!
    parts.queryItems = [URLQueryItem(name: "q", value: query)]
    let (data, _) = try await URLSession.shared.data(from: parts.url!)
    return try JSONDecoder().decode([City].self, from: data)
  }
}

struct CitySearchView: View {
  let client: CitySearchClient
  @Binding var favorites: [City]

  @State private var query = ""
  @State private var results: [City] = []
  @State private var error: String?

  var body: some View {
    List(results) { city in
      Button {
        if !favorites.contains(city) { favorites.append(city) }
      } label: {
        HStack {
          Text("\(city.name), \(city.country)")
          Spacer()
          Image(systemName: favorites.contains(city) ? "star.fill" : "star")
        }
      }
    }
    .overlay {
      if let error { Text(error).foregroundStyle(.secondary) }
    }
    .searchable(text: $query, prompt: "City")
    .task(id: query) {
      guard query.count > 1 else {
        results = []
        error = nil
        return
      }
      do {
        try await Task.sleep(nanoseconds: 300_000_000)
        let found = try await client.cities(matching: query)
        try Task.checkCancellation()
        results = found
        error = nil
      } catch is CancellationError {
        return
      } catch let failure {
        guard !Task.isCancelled else { return }
        error = failure.localizedDescription
      }
    }
  }
}
