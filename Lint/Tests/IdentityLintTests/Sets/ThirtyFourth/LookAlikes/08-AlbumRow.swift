import SwiftUI

struct Album: Identifiable {
  let id = UUID()
  let name: String
}

struct AlbumList: View {
  @State private var albums = [Album(name: "Summer"), Album(name: "Winter"), Album(name: "Pets")]

  var body: some View {
    List {
      ForEach(albums) { album in
        AlbumRow(name: album.name) {
          albums.removeAll { $0.id == album.id }
        }
      }
    }
  }
}

struct AlbumRow: View {
  let name: String
  let onDelete: () -> Void
  @State private var confirmDelete = false

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Button("Delete", role: .destructive) { confirmDelete = true }
        .buttonStyle(.borderless)
    }
    .alert("Delete album?", isPresented: $confirmDelete) {
      Button("Delete", role: .destructive, action: onDelete)
    }
  }
}
