import SwiftUI

struct Track { let title: String }
struct Player: View {
  let track: Track
  let isLarge: Bool
  @State private var position = 0.0
  var body: some View { Slider(value: $position) }
}
enum Size { case small, large }
struct Deck: View {
  let track: Track
  var size = Size.small
  @State private var position = 0.0
  var body: some View { Slider(value: $position) }
}
struct Geometry: View {
  let track: Track
  @Namespace private var space
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen.toggle() }
    if isOpen {  // expect: view_in_branches
      Player(track: track, isLarge: true).matchedGeometryEffect(id: "player", in: space)
    } else {
      Spacer()
      Player(track: track, isLarge: false).matchedGeometryEffect(id: "player", in: space)
    }
  }
}
struct Literals: View {
  let track: Track
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen.toggle() }
    if isOpen {  // expect: view_in_branches
      ScrollView { Player(track: track, isLarge: true) }
    } else {
      Player(track: track, isLarge: false)
    }
  }
}
struct Cases: View {
  let track: Track
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen.toggle() }
    if isOpen {  // expect: view_in_branches
      VStack {
        Text("Now playing")
        Deck(track: track, size: .large)
      }
    } else {
      Deck(track: track, size: .small)
    }
  }
}
struct InASwitch: View {
  let track: Track
  @State private var size = Size.small
  var body: some View {
    Picker("Size", selection: $size) { Text("Small").tag(Size.small) }
    switch size {  // expect: view_in_branches
    case .small: Deck(track: track, size: .small).frame(height: 60)
    case .large: Deck(track: track, size: .large).padding()
    }
  }
}
struct OtherValues: View {
  @Namespace private var space
  @State private var isOpen = false
  @State private var tracks = [Track(title: "a"), Track(title: "b")]
  var body: some View {
    Button("Open") { isOpen.toggle() }
    if isOpen {  // expect: view_in_branches
      Deck(track: tracks[0], size: .large).matchedGeometryEffect(id: tracks[0].title, in: space)
    } else {
      Deck(track: tracks.first ?? tracks[0]).frame(height: 10)
      Deck(track: tracks[1], size: .small).matchedGeometryEffect(id: tracks[0].title, in: space)
    }
  }
}
