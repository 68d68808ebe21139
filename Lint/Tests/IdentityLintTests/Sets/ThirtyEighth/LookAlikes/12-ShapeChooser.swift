import SwiftUI

struct ShapeChooser: View {
  @Binding var shape: String

  var body: some View {
    List(["Circle", "Square", "Star"], id: \.self) { name in
      Button(name) { shape = name }
    }
  }
}

struct BadgeForm: View {
  @Binding var savedName: String
  @Binding var savedShape: String
  @State private var name = ""
  @State private var shape = ""
  @State private var hasLoadedDraft = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        NavigationLink("Shape: \(shape)") {
          ShapeChooser(shape: $shape)
        }
        Button("Save") {
          savedName = name
          savedShape = shape
        }
      }
      .onAppear {
        guard !hasLoadedDraft else { return }
        hasLoadedDraft = true
        name = savedName
        shape = savedShape
      }
    }
  }
}
