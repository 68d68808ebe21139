import SwiftUI

@Observable
class StudioDocument {
  var title = "Untitled"
  var isLocked = false
}

struct SketchLine: Identifiable {
  let id = UUID()
  var points: [CGPoint]
}

final class SketchDocument: StudioDocument {
  // bug: Drawn lines do not appear until something else redraws
  var lines: [SketchLine] = []

  func begin(at point: CGPoint) {
    lines.append(SketchLine(points: [point]))
  }

  func extend(to point: CGPoint) {
    guard let last = lines.indices.last else { return }
    lines[last].points.append(point)
  }
}

struct SketchPad: View {
  let document: SketchDocument

  var body: some View {
    Canvas { context, _ in
      for line in document.lines {
        var path = Path()
        path.addLines(line.points)
        context.stroke(path, with: .color(.primary), lineWidth: 3)
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in
          if value.translation == .zero {
            document.begin(at: value.location)
          } else {
            document.extend(to: value.location)
          }
        },
      including: document.isLocked ? .none : .all
    )
    .navigationTitle(document.title)
  }
}
