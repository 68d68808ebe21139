import SwiftUI

struct Poem: Hashable {
  let id: Int
  var text: String { didSet { edits += 1 } }
  var edits = 0
  static func == (left: Poem, right: Poem) -> Bool {
    left.id == right.id && left.edits == right.edits
  }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct Verse: Hashable {
  let id: Int
  var text: String
  static func == (left: Verse, right: Verse) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct PoemForm: View {
  @Binding var poem: Poem
  @Binding var verse: Verse
  @State private var other = Verse(id: 1, text: "")
  let save: () -> Void
  var body: some View {
    Form {
      TextField("Poem", text: $poem.text)
      TextField("Verse", text: $verse.text)
      Text(other.text)
    }
    // Counts its edits.
    .onChange(of: poem) { save() }
    // Watches what is edited.
    .onChange(of: verse.text) { save() }
    // Another verse is chosen as a whole.
    .onChange(of: other) { save() }
  }
}
