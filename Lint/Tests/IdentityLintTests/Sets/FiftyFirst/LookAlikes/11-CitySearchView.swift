import SwiftUI

struct City: Identifiable, Decodable {
  let id: Int
  let name: String
}

struct CityService {
  func cities(matching query: String) async throws -> [City] {
    var components = URLComponents(string: "https://geo.example.com/cities")!
    components.queryItems = [URLQueryItem(name: "q", value: query)]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode([City].self, from: data)
  }
}

@MainActor
@Observable
final class CitySearch {
  private(set) var cities: [City] = []
  @ObservationIgnored private let service = CityService()

  func update(for query: String) async {
    guard query.count > 1 else {
      cities = []
      return
    }
    try? await Task.sleep(for: .milliseconds(350))
    guard !Task.isCancelled else { return }
    let found = (try? await service.cities(matching: query)) ?? []
    guard !Task.isCancelled else { return }
    cities = found
  }
}

struct CitySearchView: View {
  @State private var search = CitySearch()
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(search.cities) { city in
        Text(city.name)
      }
      .overlay {
        if search.cities.isEmpty && !query.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(text: $query)
      .task(id: query) { await search.update(for: query) }
    }
  }
}
