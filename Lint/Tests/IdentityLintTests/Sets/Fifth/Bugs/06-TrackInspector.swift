import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String
  var rating: Int
}

struct TrackInspector: View {
  @Binding var track: Track

  var body: some View {
    Form {
      TextField("Title", text: $track.title)
      Stepper("Rating \(track.rating)", value: $track.rating, in: 0...5)
    }
  }
}

struct LibraryView: View {
  @State private var tracks = [
    Track(id: 1, title: "Intro", rating: 3),
    Track(id: 2, title: "Untitled", rating: 0),
  ]
  // bug: the inspector edits the copy of the track that was selected
  @State private var selected: Track?

  var body: some View {
    HStack {
      List(tracks) { track in
        Button {
          selected = track
        } label: {
          HStack {
            Text(track.title)
            Spacer()
            Text(String(repeating: "★", count: track.rating))
          }
        }
      }
      if let track = Binding($selected) {
        TrackInspector(track: track)
          .frame(width: 260)
      }
    }
  }
}
