import SwiftUI

// The callback is another one each time, and the rest is compared.
struct Badge: View, Equatable {
  let count: Int
  let tap: () -> Void
  @State private var isOpen = false
  static func == (left: Badge, right: Badge) -> Bool { left.count == right.count }
  var body: some View { Button("\(count)", action: tap) }
}

// The body does not show the ignored property.
struct Row: View, Equatable {
  let id: Int
  let text: String
  let source: String
  static func == (left: Row, right: Row) -> Bool { left.id == right.id && left.text == right.text }
  var body: some View {
    Text(text)
    Button("Source") { print(source) }
  }
}

// Nothing changes it.
struct Header: View, Equatable {
  let id: Int
  let title: String
  static func == (left: Header, right: Header) -> Bool { left.id == right.id }
  var body: some View { Text(title) }
}

// It compares all of it by something else.
struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
  var all: [String] { ["\(id)", title] }
  static func == (left: Song, right: Song) -> Bool { left.all == right.all }
}

struct Album: Identifiable, Equatable {
  let id: Int
  var title: String
  static func == (left: Album, right: Album) -> Bool { same(left, right) }
  static func same(_ left: Album, _ right: Album) -> Bool {
    left.id == right.id && left.title == right.title
  }
}

// Nothing changes what it ignores.
struct Artist: Identifiable, Hashable {
  let id: Int
  let name: String
  var cached = ""
  static func == (left: Artist, right: Artist) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// No view holds it.
struct Session: Equatable {
  let id: Int
  var count = 0
  static func == (left: Session, right: Session) -> Bool { left.id == right.id }
}

final class Server {
  var session = Session(id: 1)
  func count() { session.count += 1 }
}

struct Page: View {
  @State private var song = Song(id: 1, title: "A")
  @State private var album = Album(id: 1, title: "A")
  @State private var count = 0
  @State private var text = ""
  let artist: Artist

  var body: some View {
    Badge(count: count) { count += 1 }
    Row(id: 1, text: text, source: text)
    Header(id: 1, title: "A")
    TextField("Title", text: $text)
    Button("Rename") {
      song.title = text
      album.title = text
    }
    Text(artist.name)
  }
}
