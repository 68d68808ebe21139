import SwiftUI

struct Playlist: Identifiable, Hashable {
  let id: UUID
  var name: String
  var trackCount: Int
}

struct PlaylistsView: View {
  @State private var playlists: [Playlist] = [
    Playlist(id: UUID(), name: "Morning", trackCount: 12),
    Playlist(id: UUID(), name: "Running", trackCount: 40),
    Playlist(id: UUID(), name: "Dinner", trackCount: 22),
  ]
  @FocusState private var isRenaming: Bool

  var body: some View {
    List {
      ForEach($playlists) { $playlist in
        HStack {
          TextField("Name", text: $playlist.name)
            // bug: the wrong playlist gets the cursor and is renamed. When: Rename is
            // tapped on a row.
            .focused($isRenaming)
          Spacer()
          Text("\(playlist.trackCount)")
            .foregroundStyle(.secondary)
        }
        .swipeActions {
          Button("Rename") { isRenaming = true }
        }
        .contextMenu {
          Button("Rename") { isRenaming = true }
        }
      }
    }
    .toolbar {
      if isRenaming {
        Button("Done") { isRenaming = false }
      }
    }
  }
}
