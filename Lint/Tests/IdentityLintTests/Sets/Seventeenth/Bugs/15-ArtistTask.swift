import SwiftUI
import Observation

struct Artist: Identifiable, Hashable {
  let id: String
  var name: String
}

struct Track: Identifiable, Hashable {
  let id: String
  var title: String
  var artist: Artist
}

@MainActor
@Observable
final class Player {
  var queue: [Track]
  var position = 0
  var current: Track? { queue.indices.contains(position) ? queue[position] : nil }

  init(queue: [Track]) {
    self.queue = queue
  }
}

struct ArtistCard: View {
  let artist: Artist
  let loadBio: (Artist.ID) async -> String
  @State private var bio: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(artist.name).font(.title2)
      Text(bio ?? "Loading…")
        .contentTransition(.opacity)
        .animation(.easeInOut, value: bio)
    }
    // bug: .task has no id and ArtistCard keeps its identity when the track changes: the new
    // artist's name stands above the former artist's biography
    .task {
      bio = nil
      let text = await loadBio(artist.id)
      guard !Task.isCancelled else { return }
      bio = text
    }
  }
}

struct NowPlayingPanel: View {
  let player: Player
  let loadBio: (Artist.ID) async -> String

  var body: some View {
    VStack {
      if let track = player.current {
        Text(track.title).font(.headline)
        ArtistCard(artist: track.artist, loadBio: loadBio)
      }
      Button("Next", systemImage: "forward.fill") { player.position += 1 }
    }
    .padding()
  }
}
