import SwiftUI

struct Line: Identifiable {
  let id = UUID()
  var text = ""
}
struct Lyrics: View {
  @State private var lines = [Line()]
  @FocusState private var focused: Int?
  @FocusState private var focusedRow: Int?
  private var rows: [(index: Int, line: Line)] {
    lines.enumerated().map { (index: $0.offset, line: $0.element) }
  }
  var body: some View {
    VStack {
      ForEach(rows, id: \.line.id) { row in
        TextField("Line", text: $lines[row.index].text)
          .focused($focusedRow, equals: row.index)  // expect-info: remembered_index
      }
      ForEach(Array(lines.enumerated()), id: \.element.id) { index, line in
        TextField("Line", text: $lines[index].text)
          .focused($focused, equals: index)  // expect-info: remembered_index
      }
      Button("Insert") { lines.insert(Line(), at: 0) }
    }
  }
}
