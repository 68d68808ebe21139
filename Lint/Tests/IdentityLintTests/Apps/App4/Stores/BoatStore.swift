import Combine
import SwiftUI

final class BoatStore: ObservableObject {
  @Published private(set) var boats: [Boat]
  private(set) var defects: [Boat.ID: [Defect]] = [:]

  init() {
    boats = [
      Boat(name: "Aurora", boatClass: .eight),
      Boat(name: "Kingfisher", boatClass: .four),
      Boat(name: "Old Harry", boatClass: .four, isAvailable: false),
      Boat(name: "Swift", boatClass: .double),
      Boat(name: "Otter", boatClass: .single),
    ]
  }

  func boat(_ id: Boat.ID) -> Boat? {
    boats.first { $0.id == id }
  }

  func defects(of id: Boat.ID) -> [Defect] {
    (defects[id] ?? []).sorted { $0.reported > $1.reported }
  }

  func setAvailable(_ isAvailable: Bool, for id: Boat.ID) {
    guard let index = boats.firstIndex(where: { $0.id == id }) else { return }
    boats[index].isAvailable = isAvailable
  }

  func report(_ defect: Defect, for id: Boat.ID) {
    defects[id, default: []].append(defect)
  }

  func resolve(_ defectIDs: [Defect.ID], for id: Boat.ID) {
    defects[id]?.removeAll { defectIDs.contains($0.id) }
  }

  func move(from source: IndexSet, to destination: Int) {
    boats.move(fromOffsets: source, toOffset: destination)
  }
}
