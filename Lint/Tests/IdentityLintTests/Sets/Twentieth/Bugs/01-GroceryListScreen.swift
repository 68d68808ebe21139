import SwiftUI
import Observation

struct GroceryItem: Identifiable, Hashable {
  let id: UUID
  var name: String
  var aisle: String
}

@Observable
final class GroceryStore {
  var items: [GroceryItem] = [
    GroceryItem(id: UUID(), name: "Oat milk", aisle: "Dairy"),
    GroceryItem(id: UUID(), name: "Sourdough", aisle: "Bakery"),
    GroceryItem(id: UUID(), name: "Tomatoes", aisle: "Produce"),
  ]

  func remove(at index: Int) {
    items.remove(at: index)
  }
}

struct GroceryListScreen: View {
  @State private var store = GroceryStore()

  var body: some View {
    NavigationStack {
      List {
        // bug: rows are identified by index: after one item is removed the amount and remark typed
        // in a row's @State move to the next grocery (and the last row's are lost).
        ForEach(store.items.indices, id: \.self) { index in
          GroceryRow(item: store.items[index])
            .swipeActions {
              Button("Bought", role: .destructive) {
                store.remove(at: index)
              }
            }
        }
      }
      .navigationTitle("Groceries")
    }
  }
}

struct GroceryRow: View {
  let item: GroceryItem
  @State private var amount = 1
  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(item.name).font(.headline)
      Text(item.aisle).font(.caption).foregroundStyle(.secondary)
      Stepper("\(amount) pcs", value: $amount, in: 1...20)
      TextField("Remark", text: $remark)
    }
  }
}
