import SwiftUI

struct Names: View {
  @State private var names: [String] = []
  @State private var text = ""
  @State private var other = ""
  @State private var isAdding = false
  @State private var isNaming = false
  var body: some View {
    List(names, id: \.self) { Text($0) }
      .sheet(isPresented: $isAdding) {  // expect: kept_draft
        TextField("Name", text: $text)
        Button("Save", action: save)
      }
      .alert("Name", isPresented: $isNaming) {  // expect: kept_draft
        TextField("Name", text: $other)
        Button("Save") {
          names.append(other)
          other = ""
        }
        Button("Cancel", role: .cancel) {}
      }
    Button("Add") { isAdding = true }
    Button("Name") { isNaming.toggle() }
  }
  private func save() {
    names.append(text)
    text = ""
    isAdding = false
  }
}
