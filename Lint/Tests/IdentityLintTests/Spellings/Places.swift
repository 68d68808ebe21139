struct Artist: Identifiable, Hashable {
  let id: UUID
  var name: String
}
struct Album: Identifiable, Hashable {
  let id: UUID
  var title: String
}
struct ArtistPage: View {
  let id: UUID
  var body: some View { Text("\(id)") }
}
// spelling: repeated_tag: one type for two ids
struct Page: View {
  let artists: [Artist]
  var body: some View {
    NavigationStack {
      List(artists) { NavigationLink($0.name, value: $0.id) }
        .navigationDestination(for: Artist.ID.self) { Albums(id: $0, albums: []) }
    }
  }
}
struct Albums: View {
  let id: UUID
  let albums: [Album]
  var body: some View {
    List(albums) { NavigationLink($0.title, value: $0.id) }
      .navigationDestination(for: Album.ID.self) { id in Text("\(id)") }
  }
}
// spelling: repeated_tag: two of one type in one view
struct Page: View {
  let artists: [Artist]
  var body: some View {
    NavigationStack {
      List(artists) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Artist.self) { Text($0.name) }
        .navigationDestination(for: Artist.self) { ArtistPage(id: $0.id) }
    }
  }
}
// spelling: missed lazy_destination: in a row of a list
struct Page: View {
  let artists: [Artist]
  var body: some View {
    NavigationStack {
      List(artists) { artist in
        NavigationLink(artist.name, value: artist)
          .navigationDestination(for: Artist.self) { ArtistPage(id: $0.id) }
      }
    }
  }
}
// spelling: missed lazy_destination: in a lazy stack
struct Page: View {
  let artists: [Artist]
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack {
          ForEach(artists) { artist in NavigationLink(artist.name, value: artist) }
          Text("End").navigationDestination(for: Artist.self) { ArtistPage(id: $0.id) }
        }
      }
    }
  }
}
// spelling: missed lazy_destination: in a row of its own type
struct Row: View {
  let artist: Artist
  @State private var isShown = false
  var body: some View {
    Button(artist.name) { isShown = true }
      .navigationDestination(isPresented: $isShown) { ArtistPage(id: artist.id) }
  }
}
struct Page: View {
  let artists: [Artist]
  var body: some View { NavigationStack { List(artists) { Row(artist: $0) } } }
}
// spelling: mirrored_state: two that answer each other
struct Page: View {
  @State private var celsius = 0.0
  @State private var fahrenheit = 32.0
  var body: some View {
    Slider(value: $celsius)
    Slider(value: $fahrenheit)
      .onChange(of: celsius) { fahrenheit = celsius * 1.8 + 32 }
      .onChange(of: fahrenheit) { celsius = (fahrenheit - 32) / 1.8 }
  }
}
// spelling: endless_task: one that sets itself
struct Page: View {
  @State private var text = ""
  var body: some View { TextField("a", text: $text).onChange(of: text) { text += " " } }
}
// spelling: mirrored_state: methods
struct Page: View {
  @State private var width = 1.0
  @State private var height = 1.0
  let ratio: Double
  var body: some View {
    Slider(value: $width).onChange(of: width) { _, _ in fitHeight() }
    Slider(value: $height).onChange(of: height) { _, _ in fitWidth() }
  }
  private func fitHeight() { height = width * ratio }
  private func fitWidth() { width = height / ratio }
}
// spelling: sound: ids of different types
struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
}
struct Page: View {
  let artists: [Artist]
  var body: some View {
    NavigationStack {
      List(artists) { NavigationLink($0.name, value: $0.id) }
        .navigationDestination(for: Artist.ID.self) { ArtistPage(id: $0) }
        .navigationDestination(for: Track.ID.self) { Text("\($0)") }
    }
  }
}
// spelling: sound: a stack for each tab
struct Page: View {
  let artists: [Artist]
  var body: some View {
    TabView {
      NavigationStack {
        List(artists) { NavigationLink($0.name, value: $0) }
          .navigationDestination(for: Artist.self) { Text($0.name) }
      }
      NavigationStack {
        List(artists) { NavigationLink($0.name, value: $0) }
          .navigationDestination(for: Artist.self) { ArtistPage(id: $0.id) }
      }
    }
  }
}
