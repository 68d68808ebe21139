import SwiftUI

struct StickerView: View {
  let symbol: String
  @State private var offset = CGSize.zero

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        // bug: The translation of each drag starts at zero and replaces the kept offset
        offset = value.translation
      }
  }

  var body: some View {
    Image(systemName: symbol)
      .font(.largeTitle)
      .padding()
      .background(.thinMaterial, in: Circle())
      .offset(offset)
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
