import SwiftUI

struct Order17: View {
  struct Line { var name: String; var count: Int }
  @State private var lines: [Line] = []
  var body: some View {
    VStack {
      ForEach(lines.indices, id: \.self) { i in  // bug: a removed line's stepper changes the next
        Stepper("\(lines[i].name): \(lines[i].count)", value: $lines[i].count)
          .swipeActions { Button("Remove") { lines.remove(at: i) } }
      }
    }
  }
}
