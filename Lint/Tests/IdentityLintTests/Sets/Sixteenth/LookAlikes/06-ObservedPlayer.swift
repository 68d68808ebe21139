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
      MiniPlayer(player: session.player)
    }
    .environmentObject(session)
  }
}

struct MiniPlayer: View {
  @EnvironmentObject private var session: AppSession
  @ObservedObject var player: PlaybackController

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(player.nowPlaying)
        Text(session.accountName)
          .font(.caption)
      }
      Spacer()
      Button {
        player.togglePlayPause()
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
      }
    }
    .padding()
    .background(.bar)
  }
}
