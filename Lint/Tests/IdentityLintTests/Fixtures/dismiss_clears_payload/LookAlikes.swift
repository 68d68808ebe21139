import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct Page: View {
  @State private var renamed: Item?
  @State private var isRenaming = false
  @State private var problem: String?
  @State private var text = ""

  var body: some View {
    // A Bool of its own.
    Button("Rename") { isRenaming = true }
      .alert("Rename", isPresented: $isRenaming) {
        TextField("Name", text: $text)
        Button("Save") { print(renamed?.name ?? "") }
      }
    // The payload is passed.
    Button("Rename") { isRenaming = true }
      .alert(
        "Rename", isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } }),
        presenting: renamed
      ) { item in
        TextField("Name", text: $text)
        Button("Save") { print(item.name) }
      }
    // The action reads something else.
    Button("Try") { problem = "x" }
      .alert(
        "Problem", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
      ) {
        Button("OK") { text = "" }
      } message: {
        Text(problem ?? "")
      }
    // The action has a copy.
    Button("Again") { renamed = nil }
      .alert(
        "Again", isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
      ) {
        if let renamed {
          TextField("Name", text: $text)
          Button("Save") { print(renamed.name) }
        }
      }
  }
}
