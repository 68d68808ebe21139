import SwiftUI

struct Track: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let artist: String
}

struct Catalogue {
  func tracks(matching text: String) async throws -> [Track] {
    var components = URLComponents(string: "https://music.example.com/search")!
    components.queryItems = [URLQueryItem(name: "q", value: text)]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return try JSONDecoder().decode([Track].self, from: data)
  }
}

@Observable
final class TrackFinder {
  private(set) var tracks: [Track] = []
  @ObservationIgnored private var running: Task<Void, Never>?
  private let catalogue = Catalogue()

  @MainActor
  func search(_ text: String) {
    running?.cancel()
    guard text.count > 2 else {
      tracks = []
      return
    }
    running = Task { @MainActor in
      let found = try? await catalogue.tracks(matching: text)
      guard !Task.isCancelled, let found else { return }
      tracks = found
    }
  }
}

struct TrackPicker: View {
  @State private var finder = TrackFinder()
  @State private var query = ""
  let onPick: (Track) -> Void

  var body: some View {
    NavigationStack {
      List(finder.tracks) { track in
        Button("\(track.title), \(track.artist)") { onPick(track) }
      }
      .searchable(text: $query)
      .onChange(of: query) { _, text in
        finder.search(text)
      }
    }
  }
}
