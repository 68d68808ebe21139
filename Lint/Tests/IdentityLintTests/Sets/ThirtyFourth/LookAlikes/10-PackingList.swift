import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  let name: String
}

struct PackingList: View {
  @State private var items = ["Socks", "Charger", "Passport"].map { PackingItem(name: $0) }
  @State private var packed: Set<PackingItem.ID> = []

  var body: some View {
    List {
      Button("Sort by name") { items.sort { $0.name < $1.name } }
      ForEach(items) { item in
        let position = items.firstIndex { $0.id == item.id } ?? 0
        Button {
          packed.formSymmetricDifference([item.id])
        } label: {
          Label(
            "\(position + 1). \(item.name)",
            systemImage: packed.contains(item.id) ? "checkmark.circle" : "circle")
        }
      }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
