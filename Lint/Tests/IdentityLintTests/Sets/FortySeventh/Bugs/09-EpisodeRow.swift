import SwiftUI

@Observable
final class PodcastPlayer {
  private(set) var currentTitle: String?
  private(set) var isPlaying = false

  func play(_ title: String) {
    currentTitle = title
    isPlaying = true
  }

  func pause() {
    isPlaying = false
  }
}

private struct PodcastPlayerKey: EnvironmentKey {
  // bug: Play in the episode row never changes the mini player
  static var defaultValue: PodcastPlayer { PodcastPlayer() }
}

extension EnvironmentValues {
  var podcastPlayer: PodcastPlayer {
    get { self[PodcastPlayerKey.self] }
    set { self[PodcastPlayerKey.self] = newValue }
  }
}

struct Episode: Identifiable {
  let id: Int
  let title: String
}

struct EpisodeRow: View {
  let title: String
  @Environment(\.podcastPlayer) private var player

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("Play", systemImage: "play.fill") { player.play(title) }
    }
  }
}

struct MiniPlayer: View {
  @Environment(\.podcastPlayer) private var player

  var body: some View {
    HStack {
      Text(player.currentTitle ?? "Nothing playing")
      Spacer()
      Button("Pause") { player.pause() }
        .disabled(!player.isPlaying)
    }
    .padding()
    .background(.bar)
  }
}

struct PodcastHome: View {
  let episodes: [Episode]

  var body: some View {
    List(episodes) { EpisodeRow(title: $0.title) }
      .safeAreaInset(edge: .bottom) { MiniPlayer() }
  }
}
