import SwiftUI

struct Canvas14: View {
  enum Frame14 { case none, thin, thick }
  @State private var frame = Frame14.none
  func sketch() -> some View {
    switch frame {  // bug: another frame clears the sketch
    case .none: return AnyView(Sketch14())
    case .thin: return AnyView(Sketch14().border(.gray))
    case .thick: return AnyView(Sketch14().border(.gray, width: 4))
    }
  }
  var body: some View {
    VStack {
      sketch();
      Picker("Frame", selection: $frame) {
        Text("None").tag(Frame14.none); Text("Thin").tag(Frame14.thin)
      }
    }
  }
}
struct Sketch14: View {
  @State private var lines: [CGPoint] = [];
  var body: some View { Color.white.onTapGesture { lines.append($0) } }
}
