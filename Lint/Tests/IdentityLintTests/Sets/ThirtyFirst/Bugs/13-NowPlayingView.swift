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

struct NowPlayingView: View {
  @StateObject private var store = MusicStore()

  var body: some View {
    VStack {
      // bug: The title on the screen stays at the old track
      Text("Playing \(store.player.trackTitle)")
      Slider(value: $store.volume)
      Button("Next") { store.player.next() }
    }
    .padding()
  }
}
