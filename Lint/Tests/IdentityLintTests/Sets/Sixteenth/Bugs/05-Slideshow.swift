import SwiftUI
import Combine
import Observation

@MainActor
@Observable
final class SoundtrackPlayer {
  private(set) var position: TimeInterval = 0
  let length: TimeInterval = 240

  func run() async {
    while !Task.isCancelled, position < length {
      try? await Task.sleep(for: .milliseconds(500))
      position += 0.5
    }
  }
}

struct MemoryMovieView: View {
  let photos: [String]
  @State private var player = SoundtrackPlayer()

  var body: some View {
    VStack {
      SlideshowPane(photos: photos)
      ProgressView(value: player.position, total: player.length)
      Text("\(Int(player.length - player.position)) s left")
        .font(.caption)
        .monospacedDigit()
    }
    .padding()
    .task { await player.run() }
  }
}

struct SlideshowPane: View {
  let photos: [String]
  @State private var index = 0
  // bug: the publisher is made anew with each struct; the parent re-runs every half second as it
  // reads player.position, so the 4 s timer restarts always and the slideshow never advances
  private let ticker = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  var body: some View {
    Image(photos.isEmpty ? "placeholder" : photos[index % photos.count])
      .resizable()
      .scaledToFit()
      .onReceive(ticker) { _ in
        index += 1
      }
  }
}
