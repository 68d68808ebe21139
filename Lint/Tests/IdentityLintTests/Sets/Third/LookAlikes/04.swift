import SwiftUI

struct Track: Identifiable {
  let id: UUID
  var title: String
  var volume: Double
}

@Observable
final class Mixer {
  private(set) var tracks: [Track]

  init(tracks: [Track]) {
    self.tracks = tracks
  }

  func remove(_ id: Track.ID) {
    tracks.removeAll { $0.id == id }
  }

  func binding(for track: Track) -> Binding<Track> {
    Binding {
      self.tracks.first { $0.id == track.id } ?? track
    } set: { changed in
      guard let position = self.tracks.firstIndex(where: { $0.id == track.id }) else { return }
      self.tracks[position] = changed
      self.tracks.sort { $0.volume > $1.volume }
    }
  }
}

struct MixerView: View {
  let mixer: Mixer

  var body: some View {
    List {
      ForEach(mixer.tracks) { track in
        TrackStrip(track: mixer.binding(for: track)) {
          mixer.remove(track.id)
        }
      }
    }
  }
}

struct TrackStrip: View {
  @Binding var track: Track
  let onRemove: () -> Void
  @State private var isRenaming = false

  var body: some View {
    HStack {
      if isRenaming {
        TextField("Title", text: $track.title)
          .onSubmit { isRenaming = false }
      } else {
        Text(track.title)
          .onTapGesture { isRenaming = true }
      }
      Slider(value: $track.volume)
      Button("Remove", role: .destructive, action: onRemove)
    }
  }
}
