import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
  var isFavorite: Bool
}

final class SongStore: ObservableObject {
  @Published var songs = [
    Song(id: 1, title: "Harbour", isFavorite: true),
    Song(id: 2, title: "Night Bus", isFavorite: false),
    Song(id: 3, title: "Glass", isFavorite: true),
  ]

  func setFavorite(_ value: Bool, for id: Int) {
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    songs[index].isFavorite = value
  }

  func clearFavorites() {
    for index in songs.indices { songs[index].isFavorite = false }
  }
}

struct FavoriteButton: View {
  // bug: the @State copy takes song.isFavorite only at first; after Remove all favorites the
  // hearts stay filled, and the next tap writes the inverse of the stale value
  @State var isFavorite: Bool
  let onToggle: (Bool) -> Void

  var body: some View {
    Button {
      isFavorite.toggle()
      onToggle(isFavorite)
    } label: {
      Image(systemName: isFavorite ? "heart.fill" : "heart")
    }
  }
}

struct SongListView: View {
  @StateObject private var store = SongStore()

  var body: some View {
    List {
      Button("Remove all favorites") { store.clearFavorites() }
      ForEach(store.songs) { song in
        HStack {
          Text(song.title)
          Spacer()
          FavoriteButton(isFavorite: song.isFavorite) { store.setFavorite($0, for: song.id) }
            .buttonStyle(.borderless)
        }
      }
    }
  }
}
