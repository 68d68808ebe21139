import Combine
import SwiftUI

final class PlaybackController: ObservableObject {
  @Published var rate = 1.0
  @Published var position: TimeInterval = 0

  func skip(_ seconds: TimeInterval) {
    position = max(0, position + seconds)
  }
}

struct EpisodeControls: View {
  let title: String
  @ObservedObject private var playback: PlaybackController

  init(title: String) {
    self.title = title
    // bug: each second makes a new controller
    playback = PlaybackController()
  }

  var body: some View {
    VStack {
      Text(title).font(.headline)
      HStack {
        Button("-15") { playback.skip(-15) }
        Text(Duration.seconds(playback.position), format: .time(pattern: .minuteSecond))
        Button("+30") { playback.skip(30) }
      }
      Slider(value: $playback.rate, in: 0.5...3)
    }
  }
}

struct EpisodeScreen: View {
  let title: String
  @State private var listened = 0
  @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Listening for \(listened) s")
      EpisodeControls(title: title)
    }
    .onReceive(clock) { _ in listened += 1 }
  }
}
