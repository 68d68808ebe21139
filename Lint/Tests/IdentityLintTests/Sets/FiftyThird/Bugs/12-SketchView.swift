import SwiftUI
import Observation

@MainActor
@Observable
final class Sketch {
  var title = "Untitled"
  var strokes: [[CGPoint]] = []
}

@MainActor
final class SketchAutosaver {
  private let sketch: Sketch
  private let write: (String, [[CGPoint]]) -> Void

  init(sketch: Sketch, write: @escaping (String, [[CGPoint]]) -> Void) {
    self.sketch = sketch
    self.write = write
  }

  func start() {
    // bug: withObservationTracking fires only for the first change and is not registered
    withObservationTracking {
      _ = sketch.title
      _ = sketch.strokes
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.save()
      }
    }
  }

  private func save() {
    write(sketch.title, sketch.strokes)
  }
}

struct SketchView: View {
  @Bindable var sketch: Sketch
  let autosaver: SketchAutosaver

  var body: some View {
    VStack {
      TextField("Title", text: $sketch.title)
      Canvas { context, _ in
        for stroke in sketch.strokes {
          var path = Path()
          path.addLines(stroke)
          context.stroke(path, with: .color(.primary))
        }
      }
      .onTapGesture { location in
        sketch.strokes.append([location, CGPoint(x: location.x + 8, y: location.y)])
      }
    }
    .onAppear { autosaver.start() }
  }
}
