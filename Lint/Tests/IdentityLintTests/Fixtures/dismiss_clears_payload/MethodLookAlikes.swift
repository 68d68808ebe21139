import SwiftUI

struct Item {
  var name: String
}

struct Page: View {
  @State private var renamed: Item?
  @State private var text = ""

  private var isRenaming: Binding<Bool> {
    Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
  }

  var body: some View {
    // The method reads something else, or only clears.
    Text("A").alert("Rename", isPresented: isRenaming) {
      TextField("Name", text: $text)
      Button("Clear", action: clear)
      Button("Print") { show() }
    }
    // The method gets a copy.
    Text("B").alert("Rename", isPresented: isRenaming) {
      TextField("Name", text: $text)
      if let renamed { Button("Save") { save(renamed) } }
    }
    // The reading method is no action of this alert.
    Button("Save", action: saveCurrent)
  }

  private func clear() {
    text = ""
    renamed = nil
  }

  private func show() { print(text) }

  private func save(_ renamed: Item) { print(renamed.name) }

  private func saveCurrent() { print(renamed?.name ?? "") }
}
