import SwiftUI

struct Album: Identifiable {
  let id: Int
  let title: String
  let artist: String
}

struct AlbumDetail: View {
  let album: Album

  var body: some View {
    VStack {
      Text(album.title).font(.title)
      Text(album.artist).foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct AlbumListView: View {
  let albums: [Album]
  @State private var shownAlbum: Album?

  var body: some View {
    List(albums) { album in
      Button {
        shownAlbum = album
      } label: {
        Label(album.title, systemImage: "music.note")
      }
    }
    .sheet(item: $shownAlbum) { album in
      AlbumDetail(album: album)
    }
    .navigationTitle("Albums")
  }
}
