import SwiftUI

struct Stack: View {
  @Namespace private var space
  let names: [String]
  var body: some View {
    ZStack {
      Text("A").matchedGeometryEffect(id: "title", in: space)
      VStack {
        Text("B").matchedGeometryEffect(id: "title", in: space)  // expect: repeated_tag
      }
    }
    ForEach(names, id: \.self) { name in
      Text(name).matchedGeometryEffect(id: "row", in: space)  // expect: repeated_tag
    }
    List(names, id: \.self) { name in
      NavigationLink(name, value: name)
        .matchedTransitionSource(id: "zoom", in: space)  // expect: repeated_tag
    }
  }
}

struct Icons: View {
  let space: Namespace.ID
  var body: some View {
    HStack {
      Image(systemName: "a").matchedGeometryEffect(id: 1, in: space, properties: .position)
      Image(systemName: "b")
        .matchedGeometryEffect(id: 1, in: space, isSource: true)  // expect: repeated_tag
    }
  }
}
