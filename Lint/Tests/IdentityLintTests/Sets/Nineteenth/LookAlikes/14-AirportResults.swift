import SwiftUI

struct Airport: Identifiable, Decodable {
  let id: Int
  let name: String
}

struct AirportService {
  func airports(matching query: String) async throws -> [Airport] {
    var components = URLComponents(string: "https://air.example.com/airports")!
    components.queryItems = [URLQueryItem(name: "q", value: query)]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode([Airport].self, from: data)
  }
}

struct AirportResults: View {
  let airports: [Airport]
  let onPick: (Airport) -> Void

  var body: some View {
    List(airports) { airport in
      Button(airport.name) { onPick(airport) }
    }
  }
}

struct AirportSearch: View {
  @State private var query = ""
  @State private var airports: [Airport] = []
  @State private var picked: Airport?
  private let service = AirportService()

  var body: some View {
    VStack {
      TextField("Airport", text: $query)
        .task(id: query) {
          let found = (try? await service.airports(matching: query)) ?? []
          guard !Task.isCancelled else { return }
          airports = found
        }
      AirportResults(airports: airports) { picked = $0 }
      if let picked {
        Text("From \(picked.name)")
      }
    }
    .padding()
  }
}
