import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  let name: String
}

struct PackingList: View {
  @State private var items = ["Socks", "Charger", "Passport"].map { PackingItem(name: $0) }
  @State private var packed: Set<Int> = []

  var body: some View {
    List {
      Button("Sort by name") { items.sort { $0.name < $1.name } }
      ForEach(items) { item in
        let position = items.firstIndex { $0.id == item.id } ?? 0
        Button {
          // bug: The ticks stay at their places and so mark other items
          packed.formSymmetricDifference([position])
        } label: {
          Label(item.name, systemImage: packed.contains(position) ? "checkmark.circle" : "circle")
        }
      }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
