import SwiftUI

@Observable
final class PlaybackQueue {
  private(set) var trackNames: [String] = []

  func enqueue(_ name: String) {
    trackNames.append(name)
  }
}

private struct PlaybackQueueKey: EnvironmentKey {
  static let defaultValue = PlaybackQueue()
}

extension EnvironmentValues {
  var playbackQueue: PlaybackQueue {
    get { self[PlaybackQueueKey.self] }
    set { self[PlaybackQueueKey.self] = newValue }
  }
}

struct QueueBadge: View {
  @Environment(\.playbackQueue) private var queue

  var body: some View {
    Label("\(queue.trackNames.count)", systemImage: "music.note.list")
      .font(.headline)
  }
}

struct TrackPage: View {
  let name: String
  @Environment(\.playbackQueue) private var queue

  var body: some View {
    VStack {
      QueueBadge()
      Text(name).font(.title)
      Button("Play later") { queue.enqueue(name) }
    }
  }
}

struct MusicRoot: View {
  @State private var queue = PlaybackQueue()

  var body: some View {
    TrackPage(name: "Gymnopédie No. 1")
      .environment(\.playbackQueue, queue)
  }
}
