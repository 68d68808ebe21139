import SwiftUI

struct PlaceList: View {
  @Environment(\.isSearching) private var isSearching
  let query: String
  private let places = ["Aarhus", "Bergen", "Cusco", "Dakar"]
  private let suggestions = ["Near me", "Recently viewed"]

  private var matches: [String] {
    query.isEmpty ? places : places.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List {
      if isSearching && query.isEmpty {
        Section("Suggestions") {
          ForEach(suggestions, id: \.self) { suggestion in
            Label(suggestion, systemImage: "sparkles")
          }
        }
      }
      Section("Places") {
        ForEach(matches, id: \.self) { place in
          Text(place)
        }
      }
    }
  }
}

struct PlacesView: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      PlaceList(query: query)
        .navigationTitle("Places")
        .searchable(text: $query)
    }
  }
}
