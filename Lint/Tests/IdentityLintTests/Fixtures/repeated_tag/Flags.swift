import SwiftUI

struct Names: View {
  @Binding var names: [String]
  @State private var first = ""
  @State private var last = ""
  @FocusState private var isFocused: Bool
  @FocusState private var isNamed: Bool
  var body: some View {
    ForEach(names.indices, id: \.self) { index in
      TextField("Name", text: $names[index])
        .focused($isFocused)  // expect: repeated_tag
    }
    TextField("First", text: $first).focused($isNamed)
    TextField("Last", text: $last)
      .focused($isNamed)  // expect: repeated_tag
    Button("Edit") { isFocused = true }
  }
}
