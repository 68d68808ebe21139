import SwiftUI

struct Station: Identifiable, Hashable {
  let id: Int
  let name: String
  let url: URL
}

@MainActor
final class StationPlayer: ObservableObject {
  let url: URL
  @Published var isPlaying = false
  @Published var elapsed = 0

  init(url: URL) {
    self.url = url
  }

  func toggle() {
    isPlaying.toggle()
    elapsed += isPlaying ? 1 : 0
  }
}

struct StationCard: View {
  let title: String
  let volume: Double
  @ObservedObject var player: StationPlayer

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("\(player.elapsed) s").opacity(volume)
      Button(player.isPlaying ? "Pause" : "Play", action: player.toggle)
    }
  }
}

extension StationCard {
  @MainActor
  init(station: Station, volume: Double) {
    self.init(
      title: station.name,
      volume: volume,
      // bug: the slider resets the player
      player: StationPlayer(url: station.url)
    )
  }
}

struct RadioScreen: View {
  let stations: [Station]
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Slider(value: $volume)
      ScrollView {
        VStack {
          ForEach(stations) { station in
            StationCard(station: station, volume: volume)
          }
        }
      }
    }
    .padding()
  }
}
