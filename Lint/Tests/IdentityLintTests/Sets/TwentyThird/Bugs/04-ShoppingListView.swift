import SwiftUI

struct ShoppingEntry {
  var name: String
  var quantity: Int
}

@Observable
final class ShoppingList {
  var entries: [ShoppingEntry] = [
    ShoppingEntry(name: "Milk", quantity: 1),
    ShoppingEntry(name: "Bread", quantity: 2),
  ]

  func add(_ name: String) {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    entries.append(ShoppingEntry(name: trimmed, quantity: 1))
  }
}

struct ShoppingListView: View {
  @State private var list = ShoppingList()
  @State private var newName = ""

  var body: some View {
    List {
      HStack {
        TextField("Add item", text: $newName)
        Button("Add") {
          list.add(newName)
          newName = ""
        }
      }
      // bug: two rows share one tick, or one row is missing; ticking one ticks the other. The
      // user adds an item with a name that is already on the list: two elements have the same
      // id.
      ForEach(list.entries, id: \.name) { entry in
        ShoppingRow(entry: entry)
      }
    }
  }
}

struct ShoppingRow: View {
  let entry: ShoppingEntry
  @State private var isInCart = false

  var body: some View {
    Toggle(isOn: $isInCart) {
      Text("\(entry.quantity) × \(entry.name)")
        .strikethrough(isInCart)
    }
  }
}
