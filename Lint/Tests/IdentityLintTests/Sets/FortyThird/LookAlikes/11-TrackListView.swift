import Observation
import SwiftUI

@Observable
final class PlayQueue {
  var tracks: [String] = []
}

struct TrackListView: View {
  @Environment(PlayQueue.self) private var queue
  let tracks: [String]

  var body: some View {
    List(tracks, id: \.self) { track in
      Button(track) {
        queue.tracks.append(track)
      }
    }
  }
}

struct QueueFooter: View {
  @Environment(PlayQueue.self) private var queue

  var body: some View {
    Text("\(queue.tracks.count) in queue")
      .padding()
  }
}

struct MusicRootView: View {
  @State private var queue = PlayQueue()
  @State private var genre = "Jazz"
  private let tracksByGenre = [
    "Folk": ["Low Tide", "Paper Boats"],
    "Jazz": ["Corner Table", "Late Bus"],
  ]

  var body: some View {
    VStack {
      Picker("Genre", selection: $genre) {
        ForEach(tracksByGenre.keys.sorted(), id: \.self) { Text($0) }
      }
      TrackListView(tracks: tracksByGenre[genre] ?? [])
      QueueFooter()
    }
    .environment(queue)
  }
}
