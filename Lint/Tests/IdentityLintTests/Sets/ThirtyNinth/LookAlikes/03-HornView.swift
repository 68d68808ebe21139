import SwiftUI

final class PressCounter: ObservableObject {
  @Published var count = 0
}

struct PressBadgeModifier: ViewModifier {
  @StateObject private var counter = PressCounter()
  let tint: Color

  init(tint: Color) {
    self.tint = tint
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

struct HornView: View {
  @State private var size = 60.0

  var body: some View {
    VStack(spacing: 30) {
      Image(systemName: "horn")
        .font(.system(size: size))
        .modifier(PressBadgeModifier(tint: .orange))
      Slider(value: $size, in: 40...120)
    }
    .padding()
  }
}
