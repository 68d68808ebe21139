import Foundation
import Observation

@MainActor
@Observable
final class EquipmentStore {
  private(set) var items: [Equipment]

  init(items: [Equipment] = Equipment.samples) {
    self.items = items
  }

  func items(of kind: EquipmentKind) -> [Equipment] {
    items.filter { $0.kind == kind }
  }

  var usedKinds: [EquipmentKind] {
    EquipmentKind.allCases.filter { kind in items.contains { $0.kind == kind } }
  }

  func save(_ item: Equipment) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    } else {
      items.append(item)
    }
  }

  func delete(_ ids: some Sequence<Equipment.ID>) {
    let doomed = Set(ids)
    items.removeAll { doomed.contains($0.id) }
  }
}
