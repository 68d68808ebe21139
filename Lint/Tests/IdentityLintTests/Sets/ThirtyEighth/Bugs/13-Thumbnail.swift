import SwiftUI

struct Thumbnail: View {
  let name: String
  @Namespace private var pictures

  var body: some View {
    Image(name)
      .resizable()
      .matchedGeometryEffect(id: name, in: pictures)
      .frame(width: 80, height: 80)
  }
}

struct FullPicture: View {
  let name: String
  // bug: Thumbnail and full picture each declare a namespace of their own
  @Namespace private var pictures

  var body: some View {
    Image(name)
      .resizable()
      .matchedGeometryEffect(id: name, in: pictures)
      .scaledToFit()
  }
}

struct PictureView: View {
  let name: String
  @State private var isFull = false

  var body: some View {
    ZStack {
      if isFull {
        FullPicture(name: name)
      } else {
        Thumbnail(name: name)
      }
    }
    .onTapGesture {
      withAnimation(.spring) { isFull.toggle() }
    }
  }
}
