import SwiftUI

struct Sticker: View {
  @State private var offset = CGSize.zero
  var body: some View {
    Image(systemName: "star")
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { value in
            offset = value.translation  // expect: restarted_gesture
          }
      )
  }
}
struct Split: View {
  @State private var width = 0.0
  @State private var x: CGFloat = 0
  var body: some View {
    Color.gray
      .offset(x: x)
      .gesture(drag)
    Button("Reset") { x = 0 }
  }
  private var drag: some Gesture {
    DragGesture(minimumDistance: 2)
      .onChanged { x = max(0, $0.translation.width) }  // expect: restarted_gesture
      .onEnded { _ in width = 1 }
  }
}
struct Plan: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  var body: some View {
    Image("plan")
      .scaleEffect(scale)
      .gesture(
        MagnifyGesture().onChanged { scale = $0.magnification }  // expect: restarted_gesture
      )
      .rotationEffect(angle)
      .gesture(RotationGesture().onChanged { angle = $0 })  // expect: restarted_gesture
  }
}
// Methods set it back: at its start, and on a double tap.
struct Viewer: View {
  @State private var scale: CGFloat = 1
  var body: some View {
    Image("photo")
      .scaleEffect(scale)
      .gesture(zoom)
      .onTapGesture(count: 2) { reset() }
  }
  private var zoom: some Gesture {
    MagnificationGesture()
      .onChanged { value in
        scale = min(max(value, 1), 6)  // expect: restarted_gesture
      }
      .onEnded { _ in
        if scale == 1 { reset() }
      }
  }
  private func reset() { withAnimation { scale = 1 } }
}
struct Clamped: View {
  @State private var zoom = 1.0
  var body: some View {
    Circle()
      .scaleEffect(zoom)
      .gesture(
        MagnifyGesture()
          .onChanged { value in
            zoom = clamped(value.magnification)  // expect: restarted_gesture
          })
  }
  private func clamped(_ value: Double) -> Double { min(max(value, 1), 6) }
}
