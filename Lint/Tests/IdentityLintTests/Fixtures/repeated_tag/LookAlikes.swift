import SwiftUI

struct Page: View {
  enum Field: Hashable {
    case a, b
    case name(String)
  }
  @FocusState private var field: Field?
  @FocusState private var other: Field?
  @State private var text = ""
  @State private var isSecret = false
  @State private var choice = 0
  let names: [String]
  let binding: (String) -> Binding<String>
  var body: some View {
    TextField("A", text: $text).focused($field, equals: .a)
    TextField("A", text: $text).focused($other, equals: .a)
    if isSecret {
      SecureField("B", text: $text).focused($field, equals: .b)
    } else {
      TextField("C", text: $text).focused($field, equals: .b)
    }
    Picker("First", selection: $choice) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    Picker("Second", selection: $choice) { Text("One").tag(1) }
    ForEach(names, id: \.self) { name in
      TextField(name, text: binding(name)).focused($field, equals: .name(name))
      Picker("Third", selection: $choice) { Text(name).tag(1) }
    }
  }
}
