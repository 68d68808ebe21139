import SwiftUI

struct Thumbnail: View {
  let name: String
  @Namespace private var pictures
  var body: some View {
    Image(name).matchedGeometryEffect(id: name, in: pictures)  // expect-info: still_transition
  }
}
struct FullPicture: View {
  let name: String
  @Namespace private var space
  var body: some View {
    Image(name)
      .resizable()
      .matchedGeometryEffect(id: name, in: space)  // expect-info: still_transition
  }
}
struct Picture: View {
  let name: String
  @State private var isFull = false
  var body: some View {
    ZStack {
      if isFull { FullPicture(name: name) } else { Thumbnail(name: name) }
    }
    .onTapGesture { withAnimation { isFull.toggle() } }
  }
}
