import SwiftUI

struct Album: Identifiable, Hashable {
  let id: Int
  let title: String
  let photoNames: [String]
}

struct AlbumsView: View {
  let albums: [Album]

  var body: some View {
    NavigationStack {
      List(albums) { album in
        NavigationLink(album.title, value: album)
      }
      .navigationDestination(for: Album.self) { AlbumPage(album: $0) }
    }
  }
}

struct AlbumPage: View {
  let album: Album
  @Environment(\.dismiss) private var dismiss
  @State private var isShowingOptions = false
  @State private var columnCount = 3

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(), count: columnCount)) {
        ForEach(album.photoNames, id: \.self) { name in
          Image(name).resizable().scaledToFit()
        }
      }
    }
    .navigationTitle(album.title)
    .toolbar {
      Button("Options") { isShowingOptions = true }
    }
    .sheet(isPresented: $isShowingOptions) { options }
  }
}

private extension AlbumPage {
  var options: some View {
    NavigationStack {
      Form {
        Stepper("\(columnCount) columns", value: $columnCount, in: 1...6)
      }
      .toolbar {
        // bug: Done pops the album page instead of only closing the sheet
        Button("Done") { dismiss() }
      }
    }
    .presentationDetents([.medium])
  }
}
