import SwiftUI

struct LyricLine: Identifiable {
  let id = UUID()
  var text = ""
}

struct LyricsEditor: View {
  @State private var lines = [LyricLine(text: "Hello"), LyricLine(text: "darkness")]
  @FocusState private var focusedRow: Int?

  private var rows: [(index: Int, line: LyricLine)] {
    lines.enumerated().map { (index: $0.offset, line: $0.element) }
  }

  var body: some View {
    VStack {
      ForEach(rows, id: \.line.id) { row in
        TextField("Line", text: $lines[row.index].text)
          // bug: The focus jumps to the neighbouring line, and typing continues in the
          .focused($focusedRow, equals: row.index)
      }
      Button("Insert at top") {
        lines.insert(LyricLine(), at: 0)
      }
    }
    .padding()
  }
}
