import SwiftUI

// One namespace, passed to both.
struct Cover: View {
  let name: String
  let space: Namespace.ID
  var body: some View { Image(name).matchedGeometryEffect(id: name, in: space) }
}
struct Full: View {
  let name: String
  let space: Namespace.ID
  var body: some View { Image(name).matchedGeometryEffect(id: name, in: space) }
}
// A mark that moves between the rows of one view.
struct Tabs: View {
  @Namespace private var marks
  @State private var chosen = 0
  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Text("\(index)").background {
          if index == chosen { Color.red.matchedGeometryEffect(id: "mark", in: marks) }
        }
        .onTapGesture { withAnimation { chosen = index } }
      }
    }
  }
}
// Two effects of one view, and another id.
struct Card: View {
  @Namespace private var cards
  @State private var isOpen = false
  var body: some View {
    if isOpen {
      Text("Open").matchedGeometryEffect(id: "mark", in: cards)
    } else {
      Text("Closed").matchedGeometryEffect(id: "mark", in: cards)
    }
  }
}
struct Badge: View {
  @Namespace private var badges
  var body: some View { Text("1").matchedGeometryEffect(id: "badge", in: badges) }
}
struct Page: View {
  @Namespace private var covers
  @State private var isFull = false
  var body: some View {
    VStack {
      if isFull { Full(name: "a", space: covers) } else { Cover(name: "a", space: covers) }
      Tabs()
      Card()
      Badge()
      Lone()
    }
  }
}
// It is passed on to what may have a partner.
struct Lone: View {
  @Namespace private var lone
  var body: some View {
    Text("1").matchedGeometryEffect(id: "badge", in: lone)
    Cover(name: "b", space: lone)
  }
}
