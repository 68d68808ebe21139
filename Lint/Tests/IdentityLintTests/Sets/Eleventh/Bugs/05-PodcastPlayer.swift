import SwiftUI
import Observation

struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
  let length: TimeInterval
}

@MainActor @Observable
final class PlaybackSession {
  let episode: Episode
  var position: TimeInterval = 0
  var rate: Float = 1

  init(episode: Episode) { self.episode = episode }

  func skip(_ seconds: TimeInterval) { position = min(max(0, position + seconds), episode.length) }
}

struct PodcastScreen: View {
  let episodes: [Episode]
  @AppStorage("podcast.played") private var lastPlayed = 0

  var body: some View {
    NavigationStack {
      List(episodes) { episode in
        NavigationLink(value: episode) {
          Text(episode.title).bold(episode.id == lastPlayed)
        }
      }
      .navigationDestination(for: Episode.self) { episode in
        player(for: episode)
      }
    }
  }

  private func player(for episode: Episode) -> some View {
    PlayerView(onPlay: { lastPlayed = episode.id })
      // bug: each pass of the screen makes a new PlaybackSession for the pushed player: tapping
      // 'Mark as playing' writes AppStorage, the screen re-runs, and position and rate jump back
      // to the start
      .environment(PlaybackSession(episode: episode))
  }
}

private struct PlayerView: View {
  @Environment(PlaybackSession.self) private var session
  let onPlay: () -> Void

  var body: some View {
    @Bindable var session = session
    VStack {
      Text(session.episode.title).font(.title2)
      Slider(value: $session.position, in: 0...session.episode.length)
      HStack {
        Button("-15") { session.skip(-15) }
        Button("Mark as playing", action: onPlay)
        Button("+30") { session.skip(30) }
      }
    }
    .padding()
  }
}

#Preview {
  PlayerView(onPlay: {})
    .environment(PlaybackSession(episode: Episode(id: 1, title: "Pilot", length: 1800)))
}
