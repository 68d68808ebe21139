import SwiftUI

struct Poem {
  let text: String
  var lines: [String] { text.components(separatedBy: "\n") }
  func words() -> [String] { text.split(separator: " ").map(String.init) }
}

struct Reader: View {
  let poem: Poem
  let title: String
  var body: some View {
    ForEach(poem.lines, id: \.self) { Line(text: $0) }  // expect-info: self_id
    ForEach(poem.words(), id: \.self) { Line(text: $0) }  // expect-info: self_id
    ForEach(title.split(separator: " "), id: \.self) {  // expect-info: self_id
      Line(text: "\($0)")
    }
  }
}

struct Line: View {
  let text: String
  @State private var isMarked = false
  var body: some View { Toggle(text, isOn: $isMarked) }
}
