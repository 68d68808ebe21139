import SwiftUI

struct Album: Identifiable {
  let id = UUID()
  let name: String
}

struct AlbumList: View {
  @State private var albums = [Album(name: "Summer"), Album(name: "Winter"), Album(name: "Pets")]
  @State private var confirmDelete = false

  var body: some View {
    List {
      ForEach(albums) { album in
        HStack {
          Text(album.name)
          Spacer()
          Button("Delete", role: .destructive) { confirmDelete = true }
            .buttonStyle(.borderless)
        }
        // bug: Another album than the tapped one is deleted
        .alert("Delete album?", isPresented: $confirmDelete) {
          Button("Delete", role: .destructive) {
            albums.removeAll { $0.id == album.id }
          }
        }
      }
    }
  }
}
