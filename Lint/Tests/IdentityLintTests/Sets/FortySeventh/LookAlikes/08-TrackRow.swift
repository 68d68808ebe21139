import SwiftUI

struct Track: Identifiable {
  let id = UUID()
  var title: String
  var artist: String
}

struct TrackRow: View {
  let track: Track
  let onDelete: () -> Void
  @State private var confirmsDelete = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(track.title)
      Text(track.artist).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .contentShape(Rectangle())
    .contextMenu { menuItems }
    .confirmationDialog("Delete this track?", isPresented: $confirmsDelete) {
      Button("Delete", role: .destructive, action: onDelete)
    }
  }

  @ViewBuilder private var menuItems: some View {
    ShareLink(item: "\(track.title) by \(track.artist)")
    Button("Delete", systemImage: "trash", role: .destructive) {
      confirmsDelete = true
    }
  }
}

struct TrackList: View {
  @State private var tracks = [
    Track(title: "Nightfall", artist: "Low Tide"),
    Track(title: "Paper Boats", artist: "Ines Hart"),
  ]

  var body: some View {
    List(tracks) { track in
      TrackRow(track: track) {
        tracks.removeAll { $0.id == track.id }
      }
    }
  }
}
