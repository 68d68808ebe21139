import SwiftUI

struct StickerView: View {
  let symbol: String
  // bug: The place to which the sticker was dragged
  @GestureState private var position = CGSize.zero

  var body: some View {
    Image(systemName: symbol)
      .font(.largeTitle)
      .offset(position)
      .gesture(
        DragGesture()
          .updating($position) { value, state, _ in
            state = value.translation
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
