import SwiftUI

struct StickerView: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Image(systemName: "star.fill")
      .font(.largeTitle)
      .foregroundStyle(.yellow)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { value in
            // bug: The sticker's place: it jumps back to where it started
            offset = value.translation
          }
      )
  }
}
