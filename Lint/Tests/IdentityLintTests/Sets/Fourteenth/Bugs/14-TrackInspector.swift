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
  @State private var inspected: Int?
  @State private var showsInspector = true

  var body: some View {
    List {
      ForEach(Array(playlist.tracks.enumerated()), id: \.element.id) { position, track in
        HStack {
          Text(track.title)
          Spacer()
          Button("Edit") { inspected = position }
          Button("Remove", role: .destructive) { playlist.remove(track) }
        }
        .buttonStyle(.borderless)
      }
    }
    .toolbar {
      Button("Shuffle", systemImage: "shuffle") { playlist.shuffle() }
    }
    .inspector(isPresented: $showsInspector) {
      if let inspected, playlist.tracks.indices.contains(inspected) {
        // bug: the inspected track is remembered by position (set at line 30): after Remove or
        // Shuffle the inspector shows another track and the edit is written to the wrong one
        TrackInspector(track: $playlist.tracks[inspected])
      } else {
        Text("No track selected")
      }
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
