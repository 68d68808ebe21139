import SwiftUI

struct Song: Identifiable, Hashable {
  let id: String
  let title: String
  let artist: String
}

final class PlayQueue: ObservableObject {
  @Published private(set) var songs: [Song] = []

  func append(_ song: Song) {
    songs.append(song)
  }

  func skip() {
    guard !songs.isEmpty else { return }
    songs.removeFirst()
  }
}

final class MusicSession: ObservableObject {
  @Published var volume = 0.6
  let queue = PlayQueue()
}

@main
struct MusicApp: App {
  @StateObject private var session = MusicSession()

  var body: some Scene {
    WindowGroup {
      NowPlayingView()
        .environmentObject(session)
    }
  }
}

struct NowPlayingView: View {
  @EnvironmentObject private var session: MusicSession

  private let suggestions = [
    Song(id: "a", title: "Harvest Moon", artist: "Neil Young"),
    Song(id: "b", title: "Pink Moon", artist: "Nick Drake"),
  ]

  var body: some View {
    List {
      Section("Up next") {
        // bug: only the session is observed, changes of its inner queue never reach this list
        ForEach(session.queue.songs) { song in
          VStack(alignment: .leading) {
            Text(song.title)
            Text(song.artist).font(.caption)
          }
        }
        Button("Skip") { session.queue.skip() }
      }
      Section("For you") {
        ForEach(suggestions) { song in
          Button("Add \(song.title)") { session.queue.append(song) }
        }
      }
      Section("Volume") {
        Slider(value: $session.volume)
      }
    }
  }
}
