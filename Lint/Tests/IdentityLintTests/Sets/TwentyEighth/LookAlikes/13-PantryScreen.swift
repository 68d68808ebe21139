import SwiftUI

struct PantryItem: Identifiable, Hashable {
  let id: UUID
  var name: String
  var bestBefore: Date
}

@Observable
final class PantryStore {
  private(set) var items: [PantryItem] = []

  func add(_ name: String, days: Double) {
    items.append(
      PantryItem(id: UUID(), name: name, bestBefore: .now.addingTimeInterval(days * 86_400)))
  }

  func discard(_ ids: Set<PantryItem.ID>) {
    items.removeAll { ids.contains($0.id) }
  }
}

extension PantryStore {
  func stock(matching query: String) -> [PantryItem] {
    items
      .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
      .sorted { $0.bestBefore < $1.bestBefore }
  }
}

struct PantryItemRow: View {
  let item: PantryItem

  var body: some View {
    LabeledContent(item.name) {
      Text(item.bestBefore, style: .date)
    }
  }
}

struct PantryScreen: View {
  let store: PantryStore
  @State private var query = ""

  var body: some View {
    let visible = store.stock(matching: query)
    List {
      ForEach(visible) { item in
        PantryItemRow(item: item)
      }
      .onDelete { offsets in
        store.discard(Set(offsets.map { visible[$0].id }))
      }
    }
    .searchable(text: $query)
    .navigationTitle("Pantry")
  }
}
