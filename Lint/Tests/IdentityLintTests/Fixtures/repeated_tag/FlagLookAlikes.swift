import SwiftUI

struct Names: View {
  @Binding var names: [String]
  @State private var first = ""
  @FocusState private var isFocused: Bool
  @FocusState private var isOther: Bool
  @FocusState private var row: Int?
  @State private var isSecret = false
  var body: some View {
    ForEach(names.indices, id: \.self) { index in
      TextField("Name", text: $names[index]).focused($row, equals: index)
    }
    TextField("First", text: $first).focused($isOther)
    if isSecret {
      SecureField("Last", text: $first).focused($isFocused)
    } else {
      TextField("Last", text: $first).focused($isFocused)
    }
  }
}
