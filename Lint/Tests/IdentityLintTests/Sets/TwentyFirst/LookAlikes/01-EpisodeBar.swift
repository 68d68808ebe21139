import SwiftUI
import Combine

struct Episode: Identifiable, Equatable {
  let id: String
  let title: String
  let duration: TimeInterval
}

protocol LoudnessSource {
  var loudness: AnyPublisher<Double, Never> { get }
}

struct EpisodeBar: View {
  let episode: Episode
  let source: any LoudnessSource

  @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var position: TimeInterval = 0
  @State private var level = 0.0
  @State private var isPaused = false

  var body: some View {
    HStack(spacing: 12) {
      LoudnessMeter(level: level)
      VStack(alignment: .leading) {
        Text(episode.title).lineLimit(1)
        ProgressView(value: min(position, episode.duration), total: episode.duration)
      }
      Button {
        isPaused.toggle()
      } label: {
        Image(systemName: isPaused ? "play.fill" : "pause.fill")
      }
    }
    .padding()
    .onReceive(source.loudness) { level = $0 }
    .onReceive(clock) { _ in
      guard !isPaused else { return }
      position += 1
    }
    .onChange(of: episode.id) { position = 0 }
  }
}

private struct LoudnessMeter: View {
  let level: Double

  var body: some View {
    Capsule()
      .fill(.orange)
      .frame(width: 6, height: 10 + 30 * level)
      .frame(height: 40, alignment: .bottom)
  }
}
