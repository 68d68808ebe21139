import SwiftUI

struct Place: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct PlaceClient {
  var lookup: @Sendable (String) async -> [Place]
}

struct PlaceSearch: View {
  let client: PlaceClient
  @State private var query = ""
  @State private var results: [Place] = []

  var body: some View {
    NavigationStack {
      List(results) { place in
        Text(place.name)
      }
      .overlay {
        if query.isEmpty {
          ContentUnavailableView("Search for a place", systemImage: "map")
        }
      }
      .searchable(text: $query)
      .task(id: query) {
        await refresh(for: query)
      }
    }
  }

  private func refresh(for text: String) async {
    guard !text.isEmpty else {
      results = []
      return
    }
    // bug: Every keystroke runs a lookup and results can jump back to an older query
    try? await Task.sleep(for: .milliseconds(300))
    results = await client.lookup(text)
  }
}
