import SwiftUI

struct Item: Identifiable, Hashable {
  let id = UUID()
  var title: String
}

struct Known: Identifiable {
  let id: String
}

@Observable final class Model {
  var stored: Item?
  var items: [Item] = []
  var selected: UUID?
  var shown: Item? {
    get { items.first { $0.id == selected } }
    set { selected = newValue?.id }
  }
  let token = UUID()
}

// Each binding reads what is stored, or makes an item with a known id.
struct Page: View {
  @Bindable var model: Model
  @State private var name: String?
  @State private var token = UUID()
  @State private var text = ""

  private var item: Binding<Item?> {
    Binding(get: { model.stored }, set: { model.stored = $0 })
  }
  private var known: Binding<Known?> {
    Binding(get: { name.map { Known(id: $0) } }, set: { name = $0?.id })
  }
  private var idOfPage: String { "page-\(token)" }

  var body: some View {
    Text("A").sheet(item: item) { Text($0.title) }
    Text("B").sheet(item: known) { Text($0.id) }
    Text("C").sheet(item: $model.shown) { Text($0.title) }
    Text("D").sheet(item: $model.stored) { Text($0.title) }
    // The setter runs when it is set.
    Text("E").sheet(
      item: Binding(get: { model.stored }, set: { _ in model.stored = Item(title: "a") })
    ) { Text($0.title) }
    TextField("F", text: $text).id(token)
    TextField("G", text: $text).id(idOfPage)
    TextField("H", text: $text).id(model.token)
    Button("Again") {
      let next = UUID()
      token = next
    }
  }
}
