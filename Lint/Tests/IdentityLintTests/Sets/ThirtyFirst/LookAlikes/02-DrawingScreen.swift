import SwiftUI

extension View {
  func dimmed(if condition: Bool) -> some View {
    self
      .grayscale(condition ? 1 : 0)
      .opacity(condition ? 0.6 : 1)
      .disabled(condition)
  }
}

struct ZoomableDrawing: View {
  @State private var zoom = 1.0

  var body: some View {
    VStack {
      Image(systemName: "scribble").scaleEffect(zoom)
      Slider(value: $zoom, in: 1...4)
    }
  }
}

struct DrawingScreen: View {
  @State private var isLocked = false

  var body: some View {
    VStack {
      ZoomableDrawing()
        .dimmed(if: isLocked)
      Toggle("Locked", isOn: $isLocked)
    }
    .padding()
  }
}
