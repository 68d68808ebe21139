import SwiftUI

struct Album: Identifiable, Hashable {
  let id: String
  let name: String
}

@Observable
final class GalleryNavigation {
  var albumID: Album.ID?
  var searchText = ""
}

@Observable
final class GalleryStore {
  var albums = [
    Album(id: "all", name: "All photos"),
    Album(id: "fav", name: "Favourites"),
    Album(id: "trip", name: "Trip"),
  ]
}

struct GalleryApp: App {
  @State private var store = GalleryStore()

  var body: some Scene {
    WindowGroup {
      GalleryWindow()
        .environment(store)
    }
  }
}

struct GalleryWindow: View {
  @Environment(GalleryStore.self) private var store
  @State private var navigation = GalleryNavigation()

  var body: some View {
    NavigationSplitView {
      List(store.albums, selection: $navigation.albumID) { album in
        Text(album.name)
      }
    } detail: {
      Text(navigation.albumID ?? "No album")
        .searchable(text: $navigation.searchText)
    }
    .environment(navigation)
  }
}
