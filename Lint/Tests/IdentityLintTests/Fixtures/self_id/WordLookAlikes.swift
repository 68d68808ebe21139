import SwiftUI

struct Poem {
  let text: String
  var words: [String] { Set(text.components(separatedBy: " ")).sorted() }
  var lines: [String] { text.components(separatedBy: "\n") }
  let stanzas: [Stanza]
}

struct Stanza: Hashable {
  let number: Int
}

struct Reader: View {
  let poem: Poem
  let path: String
  var body: some View {
    ForEach(poem.words, id: \.self) { Line(text: $0) }
    ForEach(poem.lines, id: \.self) { Text($0) }
    ForEach(poem.stanzas, id: \.self) { Line(text: "\($0.number)") }
    ForEach(path.components(separatedBy: "/"), id: \.self) { Line(text: $0) }
  }
}

struct Line: View {
  let text: String
  @State private var isMarked = false
  var body: some View { Toggle(text, isOn: $isMarked) }
}
