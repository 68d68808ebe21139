import SwiftUI

struct StickerView: View {
  let symbol: String
  @State private var position = CGSize.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    Image(systemName: symbol)
      .font(.largeTitle)
      .offset(x: position.width + drag.width, y: position.height + drag.height)
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in
            state = value.translation
          }
          .onEnded { value in
            position.width += value.translation.width
            position.height += value.translation.height
          }
      )
  }
}

struct CollageView: View {
  var body: some View {
    ZStack {
      StickerView(symbol: "star.fill")
      StickerView(symbol: "heart.fill")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
