import SwiftUI

final class Player: ObservableObject {
  @Published var trackTitle = "Intro"
  private var number = 0

  func next() {
    number += 1
    trackTitle = "Track \(number)"
  }
}

final class MusicStore: ObservableObject {
  @Published var volume = 0.5
  let player = Player()
}

struct TrackTitle: View {
  @ObservedObject var player: Player

  var body: some View {
    Text("Playing \(player.trackTitle)")
  }
}

struct NowPlayingView: View {
  @StateObject private var store = MusicStore()

  var body: some View {
    VStack {
      TrackTitle(player: store.player)
      Slider(value: $store.volume)
      Button("Next") { store.player.next() }
    }
    .padding()
  }
}
