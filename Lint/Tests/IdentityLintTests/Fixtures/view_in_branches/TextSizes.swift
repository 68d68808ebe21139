import SwiftUI

struct Panel: View {
  let name: String
  @State private var volume = 0.5
  var body: some View { Slider(value: $volume) { Text(name) } }
}
struct Mixer: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    if typeSize.isAccessibilitySize {  // expect: view_in_branches
      VStack {
        Panel(name: "Drums")
        Panel(name: "Bass")
      }
    } else {
      HStack {
        Panel(name: "Drums")
        Panel(name: "Bass")
      }
    }
  }
}
struct Compared: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    if typeSize > .xxLarge {  // expect: view_in_branches
      VStack { Panel(name: "Drums") }
    } else {
      HStack { Panel(name: "Drums") }
    }
  }
}
/// One set of children in a layout that changes.
struct Kept: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    let layout =
      typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout { Panel(name: "Drums") }
  }
}
/// Nothing to lose.
struct Labels: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack { Text("Drums") }
    } else {
      HStack { Text("Drums") }
    }
  }
}
