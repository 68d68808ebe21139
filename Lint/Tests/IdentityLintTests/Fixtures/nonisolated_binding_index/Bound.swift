import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  var volume = 0.5
}

@Observable
final class Mix {
  var tracks: [Track] = []
  func remove(_ id: Int) { tracks.removeAll { $0.id == id } }
}

struct Mixer: View {
  let mix: Mix
  var body: some View {
    ForEach(mix.tracks) { track in
      Slider(value: volume(of: track))
      Button("Remove") { mix.remove(track.id) }
    }
  }
  private func volume(of track: Track) -> Binding<Double> {
    guard let index = mix.tracks.firstIndex(of: track) else { return .constant(0) }
    return Binding {
      mix.tracks[index].volume  // expect: nonisolated_binding_index
    } set: {
      mix.tracks[index].volume = $0
    }
  }
  private func level(of track: Track) -> Binding<Double> {
    let index = mix.tracks.firstIndex { $0.id == track.id } ?? 0
    return Binding(
      get: { mix.tracks[index].volume },  // expect: nonisolated_binding_index
      set: { mix.tracks[index].volume = $0 })
  }
}
