import SwiftUI

struct Line: Identifiable {
  let id = UUID()
  var text = ""
}
struct Lyrics: View {
  @State private var lines = [Line()]
  @FocusState private var focused: UUID?
  var body: some View {
    VStack {
      ForEach($lines) { $line in
        TextField("Line", text: $line.text).focused($focused, equals: line.id)
      }
      Button("Insert") { lines.insert(Line(), at: 0) }
    }
  }
}
/// Nothing is inserted or moved.
struct Code: View {
  @State private var digits = [Line(), Line(), Line(), Line()]
  @FocusState private var focused: Int?
  var body: some View {
    HStack {
      ForEach(Array(digits.enumerated()), id: \.element.id) { index, digit in
        TextField("Digit", text: $digits[index].text).focused($focused, equals: index)
      }
    }
  }
}
