import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String
}
struct Inspector: View {
  @Binding var track: Track
  var body: some View { TextField("Title", text: $track.title) }
}
struct Library: View {
  @State private var tracks: [Track] = []
  @State private var selected: Track?  // expect: edited_copy
  @State private var shown = Track(id: 0, title: "")  // expect: edited_copy
  var body: some View {
    List(tracks) { track in Button(track.title) { selected = track } }
    if let track = Binding($selected) { Inspector(track: track) }
    Button("First") { shown = tracks[0] }
    TextField("Title", text: $shown.title)
  }
}
struct Names: View {
  let track: Track
  var body: some View {
    var copy = track
    return TextField(
      "Title",
      text: Binding(get: { copy.title }, set: { copy.title = $0 }))  // expect: edited_copy
  }
}
