import SwiftUI

struct Track: Identifiable {
  let id = UUID()
  var title: String
}

struct TrackRow: View {
  let track: Track
  @State private var rating = 0

  var body: some View {
    Stepper("\(track.title): \(rating) ★", value: $rating, in: 0...5)
  }
}

struct PlaylistView: View {
  @State private var tracks = [
    Track(title: "Blue in Green"),
    Track(title: "So What"),
    Track(title: "Freddie Freeloader"),
  ]

  var body: some View {
    List {
      // bug: The star rating moves to the neighbouring track
      ForEach(tracks.indices, id: \.self) { index in
        TrackRow(track: tracks[index])
      }
      .onDelete { tracks.remove(atOffsets: $0) }
    }
  }
}
