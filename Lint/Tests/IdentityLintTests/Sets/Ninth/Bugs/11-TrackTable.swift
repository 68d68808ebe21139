import SwiftUI

struct AudioTrack: Identifiable {
  let id: UUID
  var title: String
  var artist: String
  var duration: TimeInterval
}

@Observable
final class TrackLibrary {
  var tracks: [AudioTrack] = []

  func remove(_ ids: Set<AudioTrack.ID>) {
    tracks.removeAll { ids.contains($0.id) }
  }

  func duplicate(_ ids: Set<AudioTrack.ID>) {
    for track in tracks where ids.contains(track.id) {
      tracks.append(
        AudioTrack(
          id: UUID(), title: track.title + " copy", artist: track.artist, duration: track.duration)
      )
    }
  }
}

struct TrackTable: View {
  @Bindable var library: TrackLibrary
  @State private var selection: Set<AudioTrack.ID> = []
  @State private var sortOrder = [KeyPathComparator(\AudioTrack.title)]

  var body: some View {
    Table(library.tracks, selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Title", value: \.title)
      TableColumn("Artist", value: \.artist)
      TableColumn("Length", value: \.duration) { track in
        Text(Duration.seconds(track.duration).formatted(.time(pattern: .minuteSecond)))
      }
    }
    .contextMenu(forSelectionType: AudioTrack.ID.self) { clicked in
      Button("Duplicate") { library.duplicate(clicked) }
      Divider()
      Button("Remove from Library", role: .destructive) {
        // bug: a right click on an unselected row removes the selected rows and not the clicked one
        library.remove(selection)
      }
    }
    .onChange(of: sortOrder) { _, order in
      library.tracks.sort(using: order)
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(selection.count) of \(library.tracks.count) selected").font(.caption)
    }
  }
}
