import SwiftUI

struct Search: View {
  @State private var text = ""
  @State private var other = ""
  let isLarge: Bool
  var body: some View {
    // The field is outside.
    HStack {
      if text.isEmpty {
        Image(systemName: "magnifyingglass")
      } else {
        Button("Clear") { text = "" }
      }
      TextField("Search", text: $text)
    }
    // One arm has no field.
    if text.isEmpty {
      TextField("Search", text: $text)
    } else {
      Text(text)
    }
    // The condition reads another text than the arms edit.
    if text.isEmpty {
      TextField("First", text: $other)
    } else {
      TextField("Second", text: $other, axis: .vertical)
    }
    // Nothing that is typed decides.
    if isLarge {
      TextField("Large", text: $text, axis: .vertical)
    } else {
      TextField("Small", text: $text)
    }
    // The field is in a sheet.
    if text.isEmpty {
      Text("Empty").sheet(isPresented: .constant(false)) { TextField("A", text: $text) }
    } else {
      Text("Full").sheet(isPresented: .constant(false)) { TextField("B", text: $text) }
    }
  }
}
