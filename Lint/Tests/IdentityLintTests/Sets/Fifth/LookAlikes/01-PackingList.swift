import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  var name: String
  var isPacked = false
}

struct PackingRow: View {
  @Binding var item: PackingItem
  @State private var showsNote = false

  var body: some View {
    DisclosureGroup(isExpanded: $showsNote) {
      Text("Keep within reach")
    } label: {
      Toggle(item.name, isOn: $item.isPacked)
    }
  }
}

struct PackingList: View {
  @State private var items = ["Passport", "Charger"].map { PackingItem(name: $0) }
  @State private var name = ""

  var body: some View {
    List {
      ForEach($items) { PackingRow(item: $0) }
        .onDelete { items.remove(atOffsets: $0) }
      TextField("Add", text: $name)
        .onSubmit {
          items.append(PackingItem(name: name))
          name = ""
        }
    }
  }
}
