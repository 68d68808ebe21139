import SwiftUI
import Observation

struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
}

@Observable
final class PlaybackQueue {
  private(set) var upNext: [Episode] = []

  func add(_ episode: Episode) {
    guard !upNext.contains(episode) else { return }
    upNext.append(episode)
  }
}

enum SidebarItem: String, CaseIterable, Identifiable {
  case episodes = "Episodes"
  case queue = "Up Next"

  var id: Self { self }
}

struct PodcastSplitView: View {
  let episodes: [Episode]
  @State private var item: SidebarItem? = .episodes
  @State private var queue = PlaybackQueue()

  var body: some View {
    NavigationSplitView {
      List(SidebarItem.allCases, selection: $item) { item in
        Text(item.rawValue)
      }
    } detail: {
      switch item {
      case .episodes:
        EpisodeList(episodes: episodes)
      case .queue:
        QueueView()
      case nil:
        Text("Choose a section")
      }
    }
    .navigationTitle(item?.rawValue ?? "Podcasts")
    .environment(queue)
  }
}

struct EpisodeList: View {
  let episodes: [Episode]
  @Environment(PlaybackQueue.self) private var queue

  var body: some View {
    List(episodes) { episode in
      Button(episode.title) { queue.add(episode) }
    }
  }
}

struct QueueView: View {
  @Environment(PlaybackQueue.self) private var queue

  var body: some View {
    List(queue.upNext) { Text($0.title) }
  }
}
