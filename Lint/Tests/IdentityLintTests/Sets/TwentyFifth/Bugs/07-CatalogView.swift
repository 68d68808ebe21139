import SwiftUI

struct Artist: Identifiable, Hashable {
  let id: UUID
  var name: String
  var albums: [Album]
}

struct Album: Identifiable, Hashable {
  let id: UUID
  var title: String
  var year: Int
}

@Observable
final class MusicCatalog {
  var artists: [Artist] = []

  func artist(_ id: Artist.ID) -> Artist? { artists.first { $0.id == id } }
  func album(_ id: Album.ID) -> Album? { artists.flatMap(\.albums).first { $0.id == id } }
}

struct CatalogView: View {
  @Environment(MusicCatalog.self) private var catalog

  var body: some View {
    NavigationStack {
      List(catalog.artists) { artist in
        NavigationLink(artist.name, value: artist.id)
      }
      .navigationDestination(for: Artist.ID.self) { id in
        ArtistScreen(artistID: id)
      }
    }
  }
}

struct ArtistScreen: View {
  @Environment(MusicCatalog.self) private var catalog
  let artistID: Artist.ID

  var body: some View {
    if let artist = catalog.artist(artistID) {
      List(artist.albums) { album in
        NavigationLink(album.title, value: album.id)
      }
      .navigationTitle(artist.name)
      // bug: the album: ArtistScreen opens with an album's id and says "Artist not found".
      // When: any album is tapped.
      .navigationDestination(for: Album.ID.self) { id in
        AlbumScreen(albumID: id)
      }
    } else {
      ContentUnavailableView("Artist not found", systemImage: "music.mic")
    }
  }
}

struct AlbumScreen: View {
  @Environment(MusicCatalog.self) private var catalog
  let albumID: Album.ID

  var body: some View {
    if let album = catalog.album(albumID) {
      LabeledContent(album.title, value: "\(album.year)")
    }
  }
}
