import SwiftUI

struct Page: View {
  enum Field { case a, b }
  @FocusState private var field: Field?
  @State private var text = ""
  @State private var choice = 0
  let names: [String]
  let binding: (String) -> Binding<String>
  var body: some View {
    TextField("A", text: $text).focused($field, equals: .a)
    TextField("B", text: $text).focused($field, equals: .a)  // expect: repeated_tag
    Picker("Choice", selection: $choice) {
      Text("One").tag(1)
      Text("Two").tag(1)  // expect: repeated_tag
    }
    TabView(selection: $choice) {
      Text("One").tag(1)
      Text("Two").tag(1)  // expect: repeated_tag
    }
    ForEach(names, id: \.self) { name in
      TextField(name, text: binding(name)).focused($field, equals: .b)  // expect: repeated_tag
    }
  }
}
