import SwiftUI

struct CoverThumbnail: View {
  let name: String
  let namespace: Namespace.ID

  var body: some View {
    Image(name)
      .resizable()
      .matchedGeometryEffect(id: name, in: namespace)
      .frame(width: 80, height: 80)
  }
}

struct FullCover: View {
  let name: String
  let namespace: Namespace.ID

  var body: some View {
    Image(name)
      .resizable()
      .matchedGeometryEffect(id: name, in: namespace)
      .frame(width: 320, height: 320)
  }
}

struct CoverView: View {
  let name: String
  @State private var isFull = false
  @Namespace private var covers

  var body: some View {
    ZStack {
      if isFull {
        FullCover(name: name, namespace: covers)
      } else {
        CoverThumbnail(name: name, namespace: covers)
      }
    }
    .onTapGesture {
      withAnimation(.spring) { isFull.toggle() }
    }
  }
}
