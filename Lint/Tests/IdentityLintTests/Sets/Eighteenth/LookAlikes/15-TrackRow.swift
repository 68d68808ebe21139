import SwiftUI

struct Track: Identifiable {
  let id: Int
  let name: String
  let seconds: Int
}

final class PlayQueue: ObservableObject {
  static let shared = PlayQueue()
  @Published private(set) var tracks: [Track] = []

  var minutes: Int { tracks.reduce(0) { $0 + $1.seconds } / 60 }

  func add(_ track: Track) {
    tracks.append(track)
  }
}

struct TrackRow: View {
  let track: Track
  private let queue = PlayQueue.shared

  var body: some View {
    HStack {
      Text(track.name)
      Spacer()
      Button("Queue") { queue.add(track) }
    }
  }
}

struct QueueFooter: View {
  @ObservedObject private var queue = PlayQueue.shared

  var body: some View {
    LabeledContent("\(queue.tracks.count) tracks", value: "\(queue.minutes) min")
      .padding()
  }
}

struct AlbumView: View {
  private let tracks = [
    Track(id: 1, name: "Harbour", seconds: 212),
    Track(id: 2, name: "Night Bus", seconds: 187),
  ]

  var body: some View {
    VStack {
      List(tracks) { TrackRow(track: $0) }
      QueueFooter()
    }
  }
}
