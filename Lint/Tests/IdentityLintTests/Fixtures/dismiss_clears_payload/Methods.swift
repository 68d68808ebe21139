import SwiftUI

struct Item {
  var name: String
}

// The actions are methods of the view.
struct Page: View {
  @State private var renamed: Item?
  @State private var deleted: Item?
  @State private var text = ""

  private var isRenaming: Binding<Bool> {
    Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
  }
  private var isDeleting: Binding<Bool> {
    return Binding(get: { deleted != nil }, set: { _ in deleted = nil })
  }

  var body: some View {
    let isShown = Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
    Text("A").alert("Rename", isPresented: isRenaming) {  // expect: dismiss_clears_payload
      TextField("Name", text: $text)
      Button("Save", action: save)
    }
    Text("B").alert("Rename", isPresented: self.isRenaming) {  // expect: dismiss_clears_payload
      TextField("Name", text: $text)
      Button("Save") { save() }
    }
    Text("C").alert("Rename", isPresented: isShown) {  // expect: dismiss_clears_payload
      fields
      Button("Save") { Task { await self.store() } }
    }
    // The copy of the condition does not help the method.
    Text("D").alert("Rename", isPresented: isRenaming) {  // expect: dismiss_clears_payload
      TextField("Name", text: $text)
      if let renamed { Button("Save \(renamed.name)", action: save) }
    }
    Text("E")
      .confirmationDialog("", isPresented: isDeleting) {  // expect-info: dismiss_clears_payload
        buttons
      }
  }

  private var fields: some View { TextField("Name", text: $text) }

  @ViewBuilder private var buttons: some View {
    Button("Delete", role: .destructive, action: delete)
  }

  private func save() {
    guard let item = renamed else { return }
    print(item.name, text)
  }

  private func store() async { write() }

  private func write() {
    if let renamed { print(renamed.name) }
  }

  private func delete() { print(self.deleted?.name ?? "") }
}
