import SwiftUI

final class PlaybackModel: ObservableObject {
  @Published var position: Double = 0
  @Published var isPlaying = false

  func toggle() {
    isPlaying.toggle()
  }
}

struct PlayerBar: View {
  let title: String
  @ObservedObject var playback: PlaybackModel

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Slider(value: $playback.position)
      Button(playback.isPlaying ? "Pause" : "Play") {
        playback.toggle()
      }
    }
    .padding()
  }
}

struct EpisodeScreen: View {
  @StateObject private var playback = PlaybackModel()
  @State private var rating = 3

  var body: some View {
    VStack {
      Stepper("Rating: \(rating)", value: $rating, in: 1...5)
      PlayerBar(title: "Episode 12", playback: playback)
    }
  }
}
