import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
  var isFavorite = false
}

struct SongList: View {
  @State private var songs = [
    Song(id: 1, title: "Blue"), Song(id: 2, title: "Hello", isFavorite: true),
  ]

  var body: some View {
    List {
      Button("Clear \(songs.filter(\.isFavorite).count) favourites") {
        for index in songs.indices { songs[index].isFavorite = false }
      }
      ForEach($songs) { $song in
        SongRow(title: song.title, isFavorite: $song.isFavorite)
      }
    }
  }
}

struct SongRow: View {
  let title: String
  @Binding var isFavorite: Bool

  var body: some View {
    Button {
      isFavorite.toggle()
    } label: {
      Label(title, systemImage: isFavorite ? "heart.fill" : "heart")
    }
  }
}
