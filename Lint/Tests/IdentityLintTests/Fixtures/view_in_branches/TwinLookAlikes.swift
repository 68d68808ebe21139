import SwiftUI

struct Track { let title: String }
struct Player: View {
  let track: Track
  let isLarge: Bool
  @Binding var position: Double
  var body: some View { Slider(value: $position) }
}
struct Deck: View {
  let track: Track
  let isLarge: Bool
  @State private var position = 0.0
  var body: some View { Slider(value: $position) }
}
struct Decks: View {
  let first: Track
  let second: Track
  @Namespace private var space
  @State private var isOpen = false
  @State private var position = 0.0
  var body: some View {
    Button("Open") { isOpen.toggle() }
    // The state is above.
    if isOpen {
      Player(track: first, isLarge: true, position: $position)
        .matchedGeometryEffect(id: "player", in: space)
    } else {
      Spacer()
      Player(track: first, isLarge: false, position: $position)
        .matchedGeometryEffect(id: "player", in: space)
    }
    // Another track, and another frame.
    if isOpen {
      Deck(track: first, isLarge: true).matchedGeometryEffect(id: "first", in: space)
    } else {
      Spacer()
      Deck(track: second, isLarge: true).matchedGeometryEffect(id: "second", in: space)
    }
    // Nothing is shared.
    if isOpen {
      Deck(track: Track(title: "a"), isLarge: true)
    } else {
      Text("Closed")
      Deck(track: Track(title: "b"), isLarge: false)
    }
  }
}
/// Another kind of thing, and another element, in each arm.
enum Kind { case consume, open }
struct Form: View {
  let track: Track
  let kind: Kind
  @State private var amount = 0.0
  var body: some View { Slider(value: $amount) }
}
struct Forms: View {
  let track: Track
  @State private var kind = Kind.consume
  @State private var isOpen = false
  var body: some View {
    Button("Open") { kind = .open }
    Toggle("Open", isOn: $isOpen)
    switch kind {
    case .consume: Form(track: track, kind: .consume)
    case .open: Form(track: track, kind: .open)
    }
    if isOpen {
      Text("Title")
      Titled(track: track, title: "Name")
    } else {
      Titled(track: track, title: "Artist")
    }
  }
}
struct Titled: View {
  let track: Track
  let title: String
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}
