import SwiftUI
import Observation

struct Track: Identifiable, Hashable {
  let id: UUID
  var title: String
  var artist: String
  var rating: Int
}

@Observable
final class Playlist {
  var tracks: [Track] = []

  func remove(_ track: Track) { tracks.removeAll { $0.id == track.id } }
  func shuffle() { tracks.shuffle() }
}

struct PlaylistWindow: View {
  @Bindable var playlist: Playlist
  @State private var inspected: Track.ID?
  @State private var showsInspector = true

  var body: some View {
    List {
      ForEach(playlist.tracks) { track in
        HStack {
          Text(track.title)
          Spacer()
          Button("Edit") { inspected = track.id }
          Button("Remove", role: .destructive) { playlist.remove(track) }
        }
        .buttonStyle(.borderless)
      }
    }
    .toolbar {
      Button("Shuffle", systemImage: "shuffle") { playlist.shuffle() }
    }
    .inspector(isPresented: $showsInspector) {
      if let inspected, let track = binding(for: inspected) {
        TrackInspector(track: track)
      } else {
        Text("No track selected")
      }
    }
  }

  private func binding(for id: Track.ID) -> Binding<Track>? {
    guard let current = playlist.tracks.first(where: { $0.id == id }) else { return nil }
    return Binding {
      playlist.tracks.first { $0.id == id } ?? current
    } set: { edited in
      guard let index = playlist.tracks.firstIndex(where: { $0.id == id }) else { return }
      playlist.tracks[index] = edited
    }
  }
}

private struct TrackInspector: View {
  @Binding var track: Track

  var body: some View {
    Form {
      TextField("Title", text: $track.title)
      TextField("Artist", text: $track.artist)
      Stepper("Rating: \(track.rating)", value: $track.rating, in: 0...5)
    }
  }
}
