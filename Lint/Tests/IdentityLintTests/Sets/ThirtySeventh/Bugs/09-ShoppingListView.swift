import SwiftUI

struct ShoppingItem: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var isBought = false
}

struct ShoppingListView: View {
  @State private var items: [ShoppingItem] = ShoppingListView.stored()

  var body: some View {
    List {
      ForEach($items) { $item in
        Toggle(isOn: $item.isBought) {
          TextField("Item", text: $item.name)
        }
      }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      Button("Add") {
        items.append(ShoppingItem(name: ""))
      }
    }
    // bug: Saving hangs on the count
    .onChange(of: items.count) {
      if let data = try? JSONEncoder().encode(items) {
        UserDefaults.standard.set(data, forKey: "shopping")
      }
    }
  }

  private static func stored() -> [ShoppingItem] {
    guard let data = UserDefaults.standard.data(forKey: "shopping") else { return [] }
    return (try? JSONDecoder().decode([ShoppingItem].self, from: data)) ?? []
  }
}
