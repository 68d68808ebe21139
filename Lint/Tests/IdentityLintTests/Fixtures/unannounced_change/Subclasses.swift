import SwiftUI

@Observable class Document {
  var title = ""
}
final class Sketch: Document {
  var lines: [Int] = []
  func begin() { lines.append(1) }
}
struct SketchPad: View {
  let sketch: Sketch
  var body: some View {
    Text("\(sketch.lines.count)")  // expect: unannounced_change
    Button("Begin") { sketch.begin() }
  }
}
