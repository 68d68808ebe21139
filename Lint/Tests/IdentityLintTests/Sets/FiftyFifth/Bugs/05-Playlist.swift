import Foundation
import Observation
import SwiftUI

struct Playlist: Identifiable, Codable {
  // bug: The id derives from the name that the row edits
  var id: String { name.lowercased() }
  var name: String
  var trackCount: Int
  var isPublic: Bool
}

@Observable
final class PlaylistLibrary {
  var playlists: [Playlist]

  init(playlists: [Playlist]) {
    self.playlists = playlists
  }

  var publicCount: Int {
    playlists.filter(\.isPublic).count
  }

  func addPlaylist() {
    playlists.append(
      Playlist(name: "New playlist \(playlists.count + 1)", trackCount: 0, isPublic: false))
  }

  func remove(at offsets: IndexSet) {
    for index in offsets.sorted(by: >) {
      playlists.remove(at: index)
    }
  }
}

struct PlaylistRow: View {
  @Binding var playlist: Playlist

  var body: some View {
    HStack {
      TextField("Name", text: $playlist.name)
      Text("\(playlist.trackCount)")
        .foregroundStyle(.secondary)
      Toggle("Public", isOn: $playlist.isPublic)
        .labelsHidden()
    }
  }
}

struct PlaylistsView: View {
  @Bindable var library: PlaylistLibrary

  var body: some View {
    NavigationStack {
      List {
        ForEach($library.playlists) { $playlist in
          PlaylistRow(playlist: $playlist)
        }
        .onDelete { library.remove(at: $0) }
      }
      .navigationTitle("\(library.publicCount) public")
      .toolbar {
        Button("Add", systemImage: "plus") {
          library.addPlaylist()
        }
      }
    }
  }
}
