import SwiftUI

struct Album: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct AlbumPage: View {
  let album: Album

  var body: some View {
    Text(album.title)
      .navigationTitle(album.title)
  }
}

struct AlbumCell: View {
  let album: Album

  var body: some View {
    NavigationLink(value: album) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(height: 120)
        .overlay { Text(album.title) }
    }
    // bug: Opening a link to an album shows the yellow warning page or nothing
    .navigationDestination(for: Album.self) { album in
      AlbumPage(album: album)
    }
  }
}

struct AlbumGrid: View {
  let albums: [Album]
  @State private var path: [Album] = []

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
          ForEach(albums) { album in
            AlbumCell(album: album)
          }
        }
      }
      .onOpenURL { url in
        guard let id = Int(url.lastPathComponent),
          let album = albums.first(where: { $0.id == id })
        else { return }
        path = [album]
      }
    }
  }
}
