import SwiftUI

struct PantryItem {
  var aisle: String
  var name: String
  var amount = 1
}

extension PantryItem: Identifiable {
  // bug: each keystroke in the name is another id
  var id: String { [aisle, name].joined(separator: "/") }
}

final class Pantry: ObservableObject {
  @Published var items: [PantryItem]

  init(items: [PantryItem]) {
    self.items = items
  }

  func remove(atOffsets offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }
}

struct PantryList: View {
  @ObservedObject var pantry: Pantry

  var body: some View {
    List {
      ForEach($pantry.items) { $item in
        PantryRow(item: $item)
      }
      .onDelete(perform: pantry.remove)
    }
    .navigationTitle("Pantry")
  }
}

struct PantryRow: View {
  @Binding var item: PantryItem
  @State private var showsAmount = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("Name", text: $item.name)
        Button {
          showsAmount.toggle()
        } label: {
          Image(systemName: "number")
        }
        .buttonStyle(.borderless)
      }
      if showsAmount {
        Stepper("\(item.amount) in stock", value: $item.amount, in: 0...99)
      }
    }
  }
}
