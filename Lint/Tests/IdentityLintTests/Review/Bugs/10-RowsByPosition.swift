import SwiftUI

struct ShoppingList: View {
  @State private var items = ["Milk", "Bread"]

  var body: some View {
    List {
      ForEach(0..<items.count, id: \.self) { index in  // bug: a note moves to the next item
        ShoppingRow(name: items[index])
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
  }
}

struct ShoppingRow: View {
  let name: String
  @State private var note = ""

  var body: some View { TextField(name, text: $note) }
}
