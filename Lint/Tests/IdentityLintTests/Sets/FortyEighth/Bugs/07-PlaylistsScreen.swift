import SwiftUI

struct Playlist: Identifiable {
  let id: Int
  var name: String
}

struct PlaylistsScreen: View {
  @State private var playlists = [
    Playlist(id: 1, name: "Running"),
    Playlist(id: 2, name: "Focus"),
    Playlist(id: 3, name: "Dinner"),
  ]
  @State private var isConfirmingDelete = false

  var body: some View {
    List(playlists) { playlist in
      HStack {
        Text(playlist.name)
        Spacer()
        Button("Delete", systemImage: "trash") {
          isConfirmingDelete = true
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
      }
      // bug: All rows share one flag
      .confirmationDialog("Delete this playlist?", isPresented: $isConfirmingDelete) {
        Button("Delete", role: .destructive) { remove(playlist) }
      }
    }
    .navigationTitle("Playlists")
  }

  private func remove(_ playlist: Playlist) {
    playlists.removeAll { $0.id == playlist.id }
  }
}
