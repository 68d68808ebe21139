import SwiftUI

final class TapCounter: ObservableObject {
  @Published var count = 0
}

struct TapBadgeModifier: ViewModifier {
  // bug: The modifier makes its own @ObservedObject
  @ObservedObject private var counter: TapCounter
  private let tint: Color

  init(tint: Color) {
    self.tint = tint
    counter = TapCounter()
  }

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) {
        Text("\(counter.count)")
          .padding(6)
          .background(tint, in: Circle())
      }
      .onTapGesture { counter.count += 1 }
  }
}

struct BellView: View {
  @State private var size = 60.0

  var body: some View {
    VStack(spacing: 30) {
      Image(systemName: "bell")
        .font(.system(size: size))
        .modifier(TapBadgeModifier(tint: .orange))
      Slider(value: $size, in: 40...120)
    }
    .padding()
  }
}
