import SwiftUI

struct Place: Identifiable, Decodable, Hashable {
  let id: Int
  let name: String
  let region: String
}

struct Geocoder {
  func places(matching text: String) async throws -> [Place] {
    var components = URLComponents(string: "https://geo.example.com/search")!
    components.queryItems = [URLQueryItem(name: "q", value: text)]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode([Place].self, from: data)
  }
}

@Observable
final class PlaceFinder {
  private(set) var places: [Place] = []
  private(set) var isSearching = false
  private let geocoder = Geocoder()

  @MainActor
  func search(_ text: String) async {
    isSearching = true
    defer { isSearching = false }
    if let found = try? await geocoder.places(matching: text) {
      places = found
    }
  }
}

struct PlacePicker: View {
  @State private var finder = PlaceFinder()
  @State private var query = ""
  let onPick: (Place) -> Void

  var body: some View {
    NavigationStack {
      List(finder.places) { place in
        Button("\(place.name), \(place.region)") { onPick(place) }
      }
      .overlay {
        if finder.isSearching { ProgressView() }
      }
      .searchable(text: $query)
      .onChange(of: query) { _, text in
        // bug: results for an older text replace those for the text now in the field; the
        // user picks a wrong place; the spinner stops too early. When: an earlier request
        // answers later than a newer one.
        Task { await finder.search(text) }
      }
    }
  }
}
