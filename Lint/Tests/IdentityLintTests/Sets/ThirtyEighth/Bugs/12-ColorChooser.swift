import SwiftUI

struct ColorChooser: View {
  @Binding var color: String

  var body: some View {
    List(["Red", "Green", "Blue"], id: \.self) { name in
      Button(name) { color = name }
    }
  }
}

struct LabelForm: View {
  @Binding var savedName: String
  @Binding var savedColor: String
  @State private var name = ""
  @State private var color = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        NavigationLink("Colour: \(color)") {
          ColorChooser(color: $color)
        }
        Button("Save") {
          savedName = name
          savedColor = color
        }
      }
      // bug: onAppear runs again when the user comes back from the pushed color page and
      .onAppear {
        name = savedName
        color = savedColor
      }
    }
  }
}
