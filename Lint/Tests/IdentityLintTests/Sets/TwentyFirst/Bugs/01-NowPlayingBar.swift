import SwiftUI
import Combine

struct Track: Identifiable, Equatable {
  let id: String
  let title: String
  let duration: TimeInterval
}

protocol AudioLevelSource {
  var levels: AnyPublisher<Double, Never> { get }
}

struct NowPlayingBar: View {
  let track: Track
  let source: any AudioLevelSource

  @State private var position: TimeInterval = 0
  @State private var level = 0.0
  @State private var isPaused = false

  var body: some View {
    HStack(spacing: 12) {
      LevelMeter(level: level)
      VStack(alignment: .leading) {
        Text(track.title).lineLimit(1)
        ProgressView(value: min(position, track.duration), total: track.duration)
      }
      Button {
        isPaused.toggle()
      } label: {
        Image(systemName: isPaused ? "play.fill" : "pause.fill")
      }
    }
    .padding()
    .onReceive(source.levels) { level = $0 }
    // bug: the timer publisher is made in body: the level updates run the body many times a second
    // and each run starts a new timer before it fires, so the position stands still while the music
    // plays.
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      guard !isPaused else { return }
      position += 1
    }
    .onChange(of: track.id) { position = 0 }
  }
}

private struct LevelMeter: View {
  let level: Double

  var body: some View {
    Capsule()
      .fill(.green)
      .frame(width: 6, height: 10 + 30 * level)
      .frame(height: 40, alignment: .bottom)
  }
}
