import SwiftUI

struct Hero: View {
  @Namespace private var space
  @Namespace private var other
  @State private var isOpen = false
  @State private var selection = ""
  let names: [String]
  var body: some View {
    // One of two is shown.
    ZStack {
      if isOpen {
        Text("Large").matchedGeometryEffect(id: "title", in: space)
      } else {
        Text("Small").matchedGeometryEffect(id: "title", in: space)
      }
      if !isOpen { Color.red.matchedGeometryEffect(id: "back", in: space) }
      if isOpen { Color.blue.matchedGeometryEffect(id: "back", in: space) }
    }
    // The one that is chosen has the mark.
    ForEach(names, id: \.self) { name in
      Text(name)
        .background {
          if name == selection { Capsule().matchedGeometryEffect(id: "mark", in: space) }
        }
        .matchedGeometryEffect(id: name, in: space)
    }
    // One of two.
    isOpen
      ? AnyView(Text("T").matchedGeometryEffect(id: "t", in: space))
      : AnyView(Text("U").matchedGeometryEffect(id: "t", in: space))
    ForEach(names, id: \.self) { name in
      name == selection
        ? AnyView(Capsule().matchedGeometryEffect(id: "dot", in: space)) : AnyView(EmptyView())
    }
    // A follower, and one of another namespace.
    Text("A").matchedGeometryEffect(id: "a", in: space)
    Text("B").matchedGeometryEffect(id: "a", in: space, isSource: false)
    Text("C").matchedGeometryEffect(id: "a", in: other)
    Text("D").matchedGeometryEffect(id: "d", in: space, isSource: isOpen)
    Text("E").matchedGeometryEffect(id: "d", in: space, isSource: !isOpen)
  }
  // Another page.
  private var page: some View {
    Text("A").matchedGeometryEffect(id: "a", in: space)
  }
  private var cover: some View {
    Text("F").matchedGeometryEffect(id: "f", in: space)
      .fullScreenCover(isPresented: $isOpen) {
        Text("G").matchedGeometryEffect(id: "f", in: space)
      }
  }
}
