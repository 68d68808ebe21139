import SwiftUI

struct Item {
  var name: String
}

struct Page: View {
  @State private var renamed: Item?
  @State private var deleted: Item?
  @State private var text = ""

  var body: some View {
    Button("Rename") { renamed = Item(name: "a") }
      .alert(  // expect: dismiss_clears_payload
        "Rename", isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
      ) {
        TextField("Name", text: $text)
        Button("Save") {
          guard let renamed else { return }
          print(renamed.name, text)
        }
      }
    Button("Delete") { deleted = Item(name: "a") }
      .confirmationDialog("Go?", isPresented: isDeleting) {  // expect-info: dismiss_clears_payload
        Button("Delete") { print(deleted?.name ?? "") }
      }
  }

  private var isDeleting: Binding<Bool> {
    Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } })
  }
}
