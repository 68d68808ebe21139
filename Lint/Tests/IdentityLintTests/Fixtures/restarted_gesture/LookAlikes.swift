import SwiftUI

struct Returning: View {
  @State private var offset = CGSize.zero
  var body: some View {
    Text("Card").offset(offset)
      .gesture(
        DragGesture()
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation { offset = .zero } })
  }
}
struct ByMethod: View {
  @State private var offset = CGSize.zero
  var body: some View {
    Text("Card").offset(offset)
      .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in settle() })
  }
  private func settle() { offset = .zero }
}
struct Added: View {
  @State private var place = CGSize.zero
  @State private var drag = CGSize.zero
  @State private var scale = 1.0
  @State private var before = 1.0
  var body: some View {
    Text("Note")
      .offset(x: place.width + drag.width, y: place.height + drag.height)
      .gesture(
        DragGesture()
          .onChanged { drag = $0.translation }
          .onEnded { value in
            place.width += value.translation.width
            drag = .zero
          }
      )
      .scaleEffect(scale)
      .gesture(
        MagnifyGesture()
          .onChanged { scale = before * $0.magnification }
          .onEnded { _ in before = scale })
  }
}
struct Located: View {
  @State private var point = CGPoint.zero
  @State private var moved = CGSize.zero
  @GestureState private var pull = CGSize.zero
  var body: some View {
    Circle().position(point)
      .gesture(DragGesture().onChanged { point = $0.location })
    Text("\(moved.width)")
      .gesture(DragGesture().onChanged { moved = $0.translation })
    Text("Pull").offset(pull)
      .gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation })
  }
}
// The end springs back.
struct SpringingBack: View {
  @State private var scale: CGFloat = 1
  var body: some View {
    Image("photo")
      .scaleEffect(scale)
      .gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in reset() })
  }
  private func reset() { scale = 1 }
}
// A method stores the result of each gesture.
struct Committing: View {
  @State private var scale: CGFloat = 1
  @State private var base: CGFloat = 1
  var body: some View {
    Image("photo")
      .scaleEffect(scale * base)
      .gesture(
        MagnificationGesture().onChanged { scale = $0 }
          .onEnded { _ in if scale != 1 { commit() } })
  }
  private func commit() {
    base *= scale
    scale = 1
  }
}
