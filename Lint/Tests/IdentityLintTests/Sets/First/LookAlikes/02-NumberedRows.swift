import SwiftUI

struct Songs: View {
  struct Song: Identifiable { let id: UUID; var title: String }
  @State private var songs: [Song] = []
  var body: some View {
    List {
      ForEach(Array(songs.enumerated()), id: \.element.id) { number, song in
        SongRow2(number: number + 1, title: song.title)
      }
      .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
struct SongRow2: View {
  let number: Int
  let title: String
  @State private var open = false
  var body: some View { DisclosureGroup("\(number). \(title)", isExpanded: $open) { Text(title) } }
}
