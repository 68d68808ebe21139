import SwiftUI

struct StickerView: View {
  let symbol: String
  @State private var offset = CGSize.zero
  @GestureState private var translation = CGSize.zero

  private var drag: some Gesture {
    DragGesture()
      .updating($translation) { value, state, _ in
        state = value.translation
      }
      .onEnded { value in
        offset.width += value.translation.width
        offset.height += value.translation.height
      }
  }

  var body: some View {
    Image(systemName: symbol)
      .font(.largeTitle)
      .padding()
      .background(.thinMaterial, in: Circle())
      .offset(
        x: offset.width + translation.width,
        y: offset.height + translation.height
      )
      .gesture(drag)
  }
}

struct StickerBoard: View {
  var body: some View {
    ZStack {
      Color.mint.opacity(0.2)
      StickerView(symbol: "star")
      StickerView(symbol: "heart")
    }
  }
}
