import SwiftUI
import Combine

@MainActor
final class PlaybackController: ObservableObject {
  @Published private(set) var isPlaying = false
  @Published private(set) var nowPlaying = "Nothing playing"

  func play(_ title: String) {
    nowPlaying = title
    isPlaying = true
  }

  func togglePlayPause() {
    isPlaying.toggle()
  }
}

@MainActor
final class AppSession: ObservableObject {
  @Published var accountName = "Guest"
  let player = PlaybackController()
}

struct PodcastRoot: View {
  @StateObject private var session = AppSession()
  let episodes: [String]

  var body: some View {
    List(episodes, id: \.self) { episode in
      Button(episode) { session.player.play(episode) }
    }
    .safeAreaInset(edge: .bottom) {
      MiniPlayer()
    }
    .environmentObject(session)
  }
}

struct MiniPlayer: View {
  @EnvironmentObject private var session: AppSession

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        // bug: MiniPlayer observes AppSession only; changes of the nested ObservableObject player
        // are not forwarded, so title and play/pause icon stay stale
        Text(session.player.nowPlaying)
        Text(session.accountName)
          .font(.caption)
      }
      Spacer()
      Button {
        session.player.togglePlayPause()
      } label: {
        Image(systemName: session.player.isPlaying ? "pause.fill" : "play.fill")
      }
    }
    .padding()
    .background(.bar)
  }
}
