import SwiftUI

extension View {
  @ViewBuilder
  func applyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
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
        // bug: The zoom of the drawing
        .applyIf(isLocked) { $0.grayscale(1) }
      Toggle("Locked", isOn: $isLocked)
    }
    .padding()
  }
}
