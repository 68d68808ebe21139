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
  @State private var isShowingDetail = false

  var body: some View {
    List(albums) { album in
      Button {
        isShowingDetail = true
      } label: {
        Label(album.title, systemImage: "music.note")
      }
      // bug: one Bool drives the sheet of every row
      .sheet(isPresented: $isShowingDetail) {
        AlbumDetail(album: album)
      }
    }
    .navigationTitle("Albums")
  }
}
