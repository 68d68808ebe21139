import SwiftUI

struct SignaturePad: View {
  @Binding var strokes: [SignatureStroke]

  @State private var current: [CGPoint] = []

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Signature").font(.headline)
        Spacer()
        Button("Undo Stroke") { strokes.removeLast() }
          .disabled(strokes.isEmpty)
        Button("Clear") { strokes = [] }
          .disabled(strokes.isEmpty)
      }
      Canvas { context, _ in
        for stroke in strokes {
          draw(stroke.points.map { CGPoint(x: $0.x, y: $0.y) }, in: context)
        }
        draw(current, in: context)
      }
      .frame(height: 160)
      .background(Color(uiColor: .systemBackground))
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.secondary))
      .contentShape(Rectangle())
      .gesture(drawing)
    }
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if current.first != value.startLocation {
          current = [value.startLocation]
        }
        current.append(value.location)
      }
      .onEnded { _ in
        if current.count > 1 {
          strokes.append(SignatureStroke(points: current.map { StrokePoint(x: $0.x, y: $0.y) }))
        }
        current = []
      }
  }

  private func draw(_ points: [CGPoint], in context: GraphicsContext) {
    var path = Path()
    path.addLines(points)
    context.stroke(
      path, with: .color(.primary),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }
}

struct SignaturePad_Previews: PreviewProvider {
  private struct Host: View {
    @State private var strokes: [SignatureStroke] = []

    var body: some View {
      SignaturePad(strokes: $strokes).padding()
    }
  }

  static var previews: some View {
    Host()
  }
}
