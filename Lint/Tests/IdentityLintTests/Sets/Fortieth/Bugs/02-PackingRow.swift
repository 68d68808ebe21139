import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  var name: String
}

struct PackingRow: View {
  let name: String
  @State private var isPacked = false

  var body: some View {
    Toggle(name, isOn: $isPacked)
  }
}

struct PackingList: View {
  @State private var newName = ""
  @State private var items = [
    PackingItem(name: "Passport"),
    PackingItem(name: "Charger"),
    PackingItem(name: "Towel"),
  ]

  var body: some View {
    List {
      Section("New") {
        TextField("Name", text: $newName)
        Button("Add") {
          items.insert(PackingItem(name: newName), at: 0)
          newName = ""
        }
        .disabled(newName.isEmpty)
      }
      Section("Items") {
        // bug: Rows are identified by position
        ForEach(items.indices, id: \.self) { index in
          PackingRow(name: items[index].name)
        }
      }
    }
  }
}
