import Combine
import SwiftUI

final class RadioPlayer: ObservableObject {
  static let shared = RadioPlayer()

  @Published var volume = 0.5
  @Published var isPlaying = false

  private init() {}
}

struct RadioControls: View {
  let station: String
  @ObservedObject private var player: RadioPlayer

  init(station: String) {
    self.station = station
    player = RadioPlayer.shared
  }

  var body: some View {
    VStack {
      Text(station).font(.headline)
      Button(player.isPlaying ? "Stop" : "Play") { player.isPlaying.toggle() }
      Slider(value: $player.volume)
    }
  }
}

struct RadioScreen: View {
  let station: String
  @State private var listened = 0
  @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Listening for \(listened) s")
      RadioControls(station: station)
    }
    .onReceive(clock) { _ in listened += 1 }
  }
}
