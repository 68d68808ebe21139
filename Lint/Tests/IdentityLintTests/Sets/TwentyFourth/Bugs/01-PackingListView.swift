import SwiftUI

struct PackingItem: Identifiable, Hashable {
  let id: UUID
  var name: String
  var bag: String
}

struct Numbered<Value> {
  let position: Int
  let value: Value
}

extension Numbered: Identifiable {
  // bug: the "packed" tick and the remark typed in a row: they move to another item. When: an
  // item above is deleted or rows are moved.
  var id: Int { position }
}

extension Array {
  var numbered: [Numbered<Element>] {
    enumerated().map { Numbered(position: $0.offset + 1, value: $0.element) }
  }
}

struct PackingListView: View {
  @State private var items: [PackingItem] = [
    PackingItem(id: UUID(), name: "Passport", bag: "Hand luggage"),
    PackingItem(id: UUID(), name: "Charger", bag: "Backpack"),
    PackingItem(id: UUID(), name: "Rain jacket", bag: "Suitcase"),
  ]

  var body: some View {
    List {
      ForEach(items.numbered) { entry in
        PackingRow(number: entry.position, item: entry.value)
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .navigationTitle("Packing")
  }
}

struct PackingRow: View {
  let number: Int
  let item: PackingItem
  @State private var isPacked = false
  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("\(number). \(item.name)", isOn: $isPacked)
      TextField("Remark for \(item.bag)", text: $remark)
        .font(.footnote)
    }
  }
}
