import SwiftUI

struct StickyNote: View {
  let text: String
  @State private var offset: CGSize = .zero

  var body: some View {
    Text(text)
      .padding()
      .frame(width: 160, height: 120)
      .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { value in
            // bug: The offset is set to the translation of the running drag only
            offset = value.translation
          }
      )
  }
}

struct PinboardView: View {
  var body: some View {
    ZStack {
      Color.brown.opacity(0.3)
        .ignoresSafeArea()
      StickyNote(text: "Water the plants")
    }
  }
}
