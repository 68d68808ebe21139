import SwiftUI
import Observation

struct Stroke: Identifiable {
  let id = UUID()
  var points: [CGPoint]
}

@Observable
final class StrokeHistory {
  private var past: [[Stroke]] = []
  var canUndo: Bool { !past.isEmpty }

  func record(_ strokes: [Stroke]) {
    past.append(strokes)
  }

  func undo() -> [Stroke]? {
    past.popLast()
  }
}

struct SketchCanvas: View {
  let lineWidth: CGFloat
  @State private var strokes: [Stroke] = []
  // bug: the history is a plain stored property made anew with each SketchCanvas value: moving the
  // width slider empties the undo history while the strokes stay
  private let history = StrokeHistory()

  var body: some View {
    VStack {
      Canvas { context, _ in
        for stroke in strokes {
          var path = Path()
          path.addLines(stroke.points)
          context.stroke(path, with: .color(.primary), lineWidth: lineWidth)
        }
      }
      .gesture(
        DragGesture().onEnded { drag in
          history.record(strokes)
          strokes.append(Stroke(points: [drag.startLocation, drag.location]))
        })
      Button("Undo") {
        if let previous = history.undo() { strokes = previous }
      }
      .disabled(!history.canUndo)
    }
  }
}

struct SketchWindow: View {
  @State private var lineWidth: CGFloat = 2

  var body: some View {
    VStack {
      SketchCanvas(lineWidth: lineWidth)
      Slider(value: $lineWidth, in: 1...12)
    }
    .padding()
  }
}
