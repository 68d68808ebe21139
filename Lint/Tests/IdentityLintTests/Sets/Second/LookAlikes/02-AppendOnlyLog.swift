import SwiftUI

struct Log2: View {
  @State private var lines: [String] = []
  var body: some View {
    ScrollView { ForEach(Array(lines.enumerated()), id: \.offset) { _, line in Text(line) } }
    Button("Log") { lines.append("Line \(lines.count)") }
  }
}
