import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  var volume = 0.5
}

@Observable
final class Mix {
  var tracks: [Track] = []
  var fixed: [Track] = [Track(id: 1), Track(id: 2)]
  func remove(_ id: Int) { tracks.removeAll { $0.id == id } }
}

struct Mixer: View {
  let mix: Mix
  var body: some View {
    ForEach(mix.tracks) { track in
      Slider(value: volume(of: track.id))
      Button("Remove") { mix.remove(track.id) }
    }
  }
  private func volume(of id: Int) -> Binding<Double> {
    Binding {
      guard let index = mix.tracks.firstIndex(where: { $0.id == id }) else { return 0 }
      return mix.tracks[index].volume
    } set: {
      guard let index = mix.tracks.firstIndex(where: { $0.id == id }) else { return }
      mix.tracks[index].volume = $0
    }
  }
  private func fixed(_ track: Track) -> Binding<Double> {
    let index = mix.fixed.firstIndex(of: track) ?? 0
    return Binding(
      get: { mix.fixed[index].volume }, set: { mix.fixed[index].volume = $0 })
  }
  private func checked(_ track: Track) -> Binding<Double> {
    let index = mix.tracks.firstIndex(of: track) ?? 0
    return Binding(
      get: { mix.tracks.indices.contains(index) ? mix.tracks[index].volume : 0 },
      set: { mix.tracks[index].volume = $0 })
  }
}
