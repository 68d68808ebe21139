import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  var title: String
}
final class Song: Identifiable {
  var title = ""
}
struct Inspector: View {
  @Binding var track: Track
  var body: some View { TextField("Title", text: $track.title) }
}
struct SavingInspector: View {
  @Binding var track: Track
  let save: (Track) -> Void
  var body: some View {
    TextField("Title", text: $track.title).onSubmit { save(track) }
  }
}
struct Library: View {
  @State private var tracks: [Track] = []
  @State private var saved: Track?
  @State private var followed: Track?
  @State private var given: Track?
  @State private var chosen: Track?
  @State private var songs: [Song] = []
  @State private var song: Song?
  var body: some View {
    List(tracks) { track in
      Button(track.title) {
        saved = track
        followed = track
        given = track
        chosen = track
      }
    }
    if let track = Binding($saved) { Inspector(track: track) }
    Button("Save") {
      if let saved, let index = tracks.firstIndex(where: { $0.id == saved.id }) {
        tracks[index] = saved
      }
    }
    if let track = Binding($followed) { Inspector(track: track) }
    if let track = Binding($given) { SavingInspector(track: track, save: store) }
    List(songs) { one in Button(one.title) { song = one } }
    Text(chosen?.title ?? "")
      .sheet(item: $chosen) { Text($0.title) }
      .onChange(of: followed) { _, new in
        if let new { store(new) }
      }
  }
  private func store(_ track: Track) {}
}
struct Names: View {
  @Binding var track: Track
  var body: some View {
    let title = track.title
    TextField("Title", text: Binding(get: { title }, set: { track.title = $0 }))
  }
}
