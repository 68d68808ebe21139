import SwiftUI

struct Song: Identifiable {
  let id: Int
  var rating: Int
}

struct Player: View {
  @State private var songs: [Song] = []
  @State private var selection: Int?
  private var chosen: Song? { songs.first { $0.id == selection } }

  var body: some View {
    List(songs, selection: $selection) { Text("\($0.id)") }
    if let song = chosen { Rating(song: song) }
    if let song = songs.last(where: { $0.id == selection }) { Stars(song: song) }
    if let song = songs.first(where: { $0.rating == 5 }) { Best(song: song) }
  }
}

struct Rating: View {
  @State private var rating: Int  // expect: state_from_parent
  init(song: Song) { _rating = State(initialValue: song.rating) }
  var body: some View { Stepper("Rating", value: $rating) }
}

struct Stars: View {
  @State private var rating: Int  // expect: state_from_parent
  init(song: Song) { _rating = State(initialValue: song.rating) }
  var body: some View { Stepper("Stars", value: $rating) }
}

// Nothing that it reads changes.
struct Best: View {
  @State private var rating: Int
  init(song: Song) { _rating = State(initialValue: song.rating) }
  var body: some View { Stepper("Best", value: $rating) }
}
