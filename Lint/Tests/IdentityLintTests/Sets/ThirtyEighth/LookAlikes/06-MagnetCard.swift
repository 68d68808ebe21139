import SwiftUI

struct MagnetCard: View {
  let text: String
  @State private var position: CGSize = .zero
  @GestureState private var translation: CGSize = .zero

  var body: some View {
    Text(text)
      .padding()
      .frame(width: 160, height: 120)
      .background(.mint, in: RoundedRectangle(cornerRadius: 8))
      .offset(
        x: position.width + translation.width,
        y: position.height + translation.height
      )
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($translation) { value, state, _ in
            state = value.translation
          }
          .onEnded { value in
            position.width += value.translation.width
            position.height += value.translation.height
          }
      )
  }
}

struct FridgeView: View {
  var body: some View {
    ZStack {
      Color.gray.opacity(0.3)
        .ignoresSafeArea()
      MagnetCard(text: "Buy tea")
    }
  }
}
