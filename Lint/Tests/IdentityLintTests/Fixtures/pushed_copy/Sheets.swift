import SwiftUI

struct Song: Identifiable { let id: Int; var isLiked = false }
@Observable final class Songs {
  var all: [Song] = []
  func like(_ id: Int) {
    if let index = all.firstIndex(where: { $0.id == id }) { all[index].isLiked.toggle() }
  }
}
struct SongPage: View {
  let song: Song
  let songs: Songs
  var body: some View {
    Button {
      songs.like(song.id)
    } label: {
      Image(systemName: song.isLiked ? "heart.fill" : "heart")
    }
  }
}
struct SongList: View {
  let songs: Songs
  @State private var selected: Song?
  var body: some View {
    List(songs.all) { song in Button("\(song.id)") { selected = song } }
      .sheet(item: $selected) { song in
        SongPage(song: song, songs: songs)  // expect: pushed_copy
      }
  }
}
