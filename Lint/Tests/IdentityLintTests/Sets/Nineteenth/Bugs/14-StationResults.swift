import SwiftUI

struct Station: Identifiable, Decodable {
  let id: Int
  let name: String
}

struct StationService {
  func stations(matching query: String) async throws -> [Station] {
    var components = URLComponents(string: "https://rail.example.com/stations")!
    components.queryItems = [URLQueryItem(name: "q", value: query)]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode([Station].self, from: data)
  }
}

struct StationResults: View {
  let stations: [Station]
  let onPick: (Station) -> Void

  var body: some View {
    List(stations) { station in
      Button(station.name) { onPick(station) }
    }
  }
}

struct StationSearch: View {
  @State private var query = ""
  @State private var stations: [Station] = []
  @State private var picked: Station?
  private let service = StationService()

  var body: some View {
    VStack {
      TextField("Station", text: $query)
        .onChange(of: query) {
          // bug: each keystroke starts an unstructured task and none is cancelled, so a slow older
          // reply overwrites the results of the newer query
          Task {
            stations = (try? await service.stations(matching: query)) ?? []
          }
        }
      StationResults(stations: stations) { picked = $0 }
      if let picked {
        Text("From \(picked.name)")
      }
    }
    .padding()
  }
}
