import SwiftUI

struct Item: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var isBought = false
}
struct Shopping: View {
  @State private var items: [Item] = []
  var body: some View {
    List {
      ForEach($items) { $item in
        Toggle(isOn: $item.isBought) { TextField("Item", text: $item.name) }
      }
      Button("Add") { items.append(Item(name: "")) }
    }
    .onChange(of: items.count) {  // expect: partial_equality
      if let data = try? JSONEncoder().encode(items) {
        UserDefaults.standard.set(data, forKey: "shopping")
      }
    }
  }
}
struct Tasks: View {
  @Binding var items: [Item]
  var body: some View {
    List {
      ForEach(items) { item in
        Button(item.name) { toggle(item) }
      }
    }
    .onChange(of: items.map(\.id)) { save() }  // expect: partial_equality
  }
  private func toggle(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought.toggle()
  }
  private func save() { Disk().write(items) }
}
