import SwiftUI

struct Playlist2: View {
  @State private var tracks: [String] = []
  var body: some View {
    List {
      // bug: shuffling leaves open lyrics at their positions
      ForEach(Array(zip(tracks.indices, tracks)), id: \.0) { index, track in
        TrackRow(track: track)
      }
      Button("Shuffle") { tracks.shuffle() }
    }
  }
}
struct TrackRow: View {
  let track: String
  @State private var showsLyrics = false
  var body: some View { DisclosureGroup(track, isExpanded: $showsLyrics) { Text("La la") } }
}
