import SwiftUI

// A view, with and without `.equatable()`.
struct Badge: View, Equatable {
  let id: Int
  let count: Int
  static func == (left: Badge, right: Badge) -> Bool {  // expect: partial_equality
    left.id == right.id
  }
  var body: some View { Text("\(count)") }
}

struct Title: View {
  let id: Int
  let text: String
  var body: some View { Text(self.text) }
}

extension Title: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {  // expect: partial_equality
    lhs.id == rhs.id
  }
}

struct Bar: View {
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    Badge(id: 1, count: count).equatable()
    Title(id: 1, text: text)
    TextField("Title", text: $text)
    Button("More") { count += 1 }
  }
}

// A model that views hold.
struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
  var isLiked = false
  static func == (left: Song, right: Song) -> Bool {  // expect: partial_equality
    return left.id == right.id && left.title == right.title
  }
}

struct Player: View {
  @State private var song = Song(id: 1, title: "A")

  var body: some View {
    Text(song.isLiked ? "♥" : "♡")
    Button("Like") { song.isLiked.toggle() }
  }
}
