import SwiftUI

struct Track: Identifiable, Decodable {
  let id: Int
  let title: String
  let artist: String
}

struct CatalogAPI {
  let base: URL

  func search(_ term: String) async -> [Track] {
    let url = base.appending(queryItems: [URLQueryItem(name: "q", value: term)])
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return [] }
    return (try? JSONDecoder().decode([Track].self, from: data)) ?? []
  }
}

struct TrackRow: View {
  let track: Track

  var body: some View {
    VStack(alignment: .leading) {
      Text(track.title)
      Text(track.artist).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct TrackSearchView: View {
  let api: CatalogAPI
  @State private var query = ""
  @State private var results: [Track] = []
  @State private var searchTask: Task<Void, Never>?

  var body: some View {
    NavigationStack {
      List(results) { TrackRow(track: $0) }
        .navigationTitle("Search")
        .searchable(text: $query, prompt: "Songs, artists")
        .onChange(of: query) { _, term in
          searchTask?.cancel()
          guard !term.isEmpty else {
            results = []
            return
          }
          searchTask = Task {
            let found = await api.search(term)
            guard !Task.isCancelled else { return }
            results = found
          }
        }
    }
  }
}
