import SwiftUI

struct PlacesView: View {
  // bug: isSearching is read in the view that applies .searchable inside its own body
  @Environment(\.isSearching) private var isSearching
  @State private var query = ""
  private let places = ["Aarhus", "Bergen", "Cusco", "Dakar"]
  private let suggestions = ["Near me", "Recently viewed"]

  private var matches: [String] {
    query.isEmpty ? places : places.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
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
      .navigationTitle("Places")
      .searchable(text: $query)
    }
  }
}
