import SwiftUI

struct StickerView: View {
  @State private var position = CGSize.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    Image(systemName: "star.fill")
      .font(.largeTitle)
      .foregroundStyle(.yellow)
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
