import SwiftUI
import Observation

struct MixTrack: Identifiable, Hashable {
  let id: UUID
  var name: String
  var volume = 0.8
  var isMuted = false
}

@Observable
final class MixSession {
  var tracks: [MixTrack] = []

  func remove(_ id: MixTrack.ID) {
    tracks.removeAll { $0.id == id }
  }

  func moveToTop(_ id: MixTrack.ID) {
    guard let index = tracks.firstIndex(where: { $0.id == id }) else { return }
    tracks.insert(tracks.remove(at: index), at: 0)
  }
}

struct MixerView: View {
  let session: MixSession

  var body: some View {
    List(session.tracks) { track in
      TrackStrip(
        name: track.name,
        volume: volume(of: track),
        onPromote: { session.moveToTop(track.id) },
        onRemove: { session.remove(track.id) }
      )
    }
  }

  private func volume(of track: MixTrack) -> Binding<Double> {
    guard let index = session.tracks.firstIndex(of: track) else { return .constant(0) }
    return Binding {
      // bug: the binding keeps the index found when it was made: when a track is removed the
      // slider still reads it (index out of range crash), and when tracks move it writes another
      // track's volume
      session.tracks[index].volume
    } set: { newValue in
      session.tracks[index].volume = newValue
      session.tracks[index].isMuted = newValue == 0
    }
  }
}

private struct TrackStrip: View {
  let name: String
  @Binding var volume: Double
  let onPromote: () -> Void
  let onRemove: () -> Void

  var body: some View {
    HStack {
      Text(name)
      Slider(value: $volume)
      Menu("More") {
        Button("Move to top", action: onPromote)
        Button("Remove", role: .destructive, action: onRemove)
      }
    }
  }
}
