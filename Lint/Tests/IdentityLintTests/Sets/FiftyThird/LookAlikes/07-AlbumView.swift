import SwiftUI

@Observable
final class PlayQueue {
  private(set) var titles: [String] = []

  func append(_ title: String) {
    titles.append(title)
  }
}

private struct PlayQueueKey: EnvironmentKey {
  static var defaultValue: PlayQueue { shared }
  private static let shared = PlayQueue()
}

extension EnvironmentValues {
  var playQueue: PlayQueue {
    get { self[PlayQueueKey.self] }
    set { self[PlayQueueKey.self] = newValue }
  }
}

struct AlbumView: View {
  let songs: [String]
  @Environment(\.playQueue) private var queue

  var body: some View {
    List(Array(songs.enumerated()), id: \.offset) { _, song in
      Button(song) { queue.append(song) }
    }
  }
}

struct QueueBadge: View {
  @Environment(\.playQueue) private var queue

  var body: some View {
    Label("\(queue.titles.count)", systemImage: "list.bullet")
  }
}

struct PlayerRoot: View {
  var body: some View {
    NavigationStack {
      AlbumView(songs: ["Intro", "Harbour", "Salt"])
        .toolbar { QueueBadge() }
    }
  }
}
