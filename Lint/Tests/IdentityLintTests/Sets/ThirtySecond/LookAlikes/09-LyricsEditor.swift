import SwiftUI

struct LyricLine: Identifiable {
  let id = UUID()
  var text = ""
}

struct LyricsEditor: View {
  @State private var lines = [LyricLine(text: "Hello"), LyricLine(text: "darkness")]
  @FocusState private var focusedRow: LyricLine.ID?

  var body: some View {
    VStack {
      ForEach($lines) { $line in
        TextField("Line", text: $line.text)
          .focused($focusedRow, equals: line.id)
      }
      Button("Insert at top") {
        lines.insert(LyricLine(), at: 0)
      }
    }
    .padding()
  }
}
