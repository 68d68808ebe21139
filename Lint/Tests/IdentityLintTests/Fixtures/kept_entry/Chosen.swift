import SwiftUI

struct Photo: Identifiable { let id: Int; var album = "" }
final class Library {
  var photos: [Photo] = []
  func delete(_ ids: Set<Int>) {}
}
struct ByTap: View {
  let library: Library
  let album: String
  @State private var picked: Set<Int> = []  // expect: kept_entry
  var body: some View {
    ForEach(library.photos.filter { $0.album == album }) { photo in
      Text("\(photo.id)").onTapGesture { picked.insert(photo.id) }
    }
    Button("Delete") { library.delete(picked) }
  }
}
struct ByList: View {
  let library: Library
  let album: String
  @State private var picked: Set<Int> = []  // expect: kept_entry
  private var shown: [Photo] { library.photos.filter { $0.album == album } }
  var body: some View {
    List(shown, selection: $picked) { Text("\($0.id)") }
    Button("Delete") { library.delete(picked) }
  }
}
struct Cleared: View {
  let library: Library
  let album: String
  @State private var picked: Set<Int> = []
  private var shown: [Photo] { library.photos.filter { $0.album == album } }
  var body: some View {
    List(shown, selection: $picked) { Text("\($0.id)") }
      .onChange(of: album) { picked = [] }
    Button("Delete") { library.delete(picked) }
  }
}
struct Albums: View {
  let library: Library
  @State private var album = ""
  var body: some View {
    Picker("Album", selection: $album) { Text("a").tag("a") }
    ByTap(library: library, album: album)
    ByList(library: library, album: album)
    Cleared(library: library, album: album)
    ByList(library: library, album: album).id(album)
  }
}
