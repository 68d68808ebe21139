import AVFoundation
import Combine
import SwiftUI

struct NowPlayingBar: View {
  // bug: The player is an ObservableObject held in a plain let
  let player: RadioPlayer

  var body: some View {
    HStack {
      Image(systemName: "dot.radiowaves.left.and.right")
      Text(player.station?.name ?? "Nothing playing")
      Spacer()
      Button {
        player.togglePause()
      } label: {
        Image(systemName: player.isPaused ? "play.fill" : "pause.fill")
      }
      .disabled(player.station == nil)
    }
    .padding()
    .background(.bar)
  }
}

struct RadioStation: Identifiable, Hashable {
  let id: String
  let name: String
  let stream: URL
}

final class RadioPlayer: ObservableObject {
  @Published private(set) var station: RadioStation?
  @Published private(set) var isPaused = false
  private let player = AVPlayer()

  func play(_ station: RadioStation) {
    self.station = station
    isPaused = false
    player.replaceCurrentItem(with: AVPlayerItem(url: station.stream))
    player.play()
  }

  func togglePause() {
    isPaused.toggle()
    if isPaused {
      player.pause()
    } else {
      player.play()
    }
  }
}

struct StationsView: View {
  let stations: [RadioStation]
  let player: RadioPlayer

  var body: some View {
    NavigationStack {
      List(stations) { station in
        Button(station.name) {
          player.play(station)
        }
      }
      .navigationTitle("Stations")
    }
    .safeAreaInset(edge: .bottom) {
      NowPlayingBar(player: player)
    }
  }
}

@main
struct RadioApp: App {
  @StateObject private var player = RadioPlayer()
  private let stations = [
    RadioStation(id: "jazz", name: "Jazz", stream: URL(string: "https://radio.example.com/jazz")!),
    RadioStation(id: "news", name: "News", stream: URL(string: "https://radio.example.com/news")!),
  ]

  var body: some Scene {
    WindowGroup {
      StationsView(stations: stations, player: player)
    }
  }
}
