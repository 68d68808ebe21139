import Foundation
import Observation

struct PlanItem: Identifiable, Hashable, Codable {
  let id: UUID
  var targetID: CelestialTarget.ID
  var minutes: Int
  var isDone: Bool

  init(id: UUID = UUID(), targetID: CelestialTarget.ID, minutes: Int = 20, isDone: Bool = false) {
    self.id = id
    self.targetID = targetID
    self.minutes = minutes
    self.isDone = isDone
  }
}

@Observable
final class ObservingPlan: Identifiable {
  let id: UUID
  var title: String
  var night: Date
  var items: [PlanItem]
  var framesPerTarget: Int

  init(
    id: UUID = UUID(), title: String, night: Date, items: [PlanItem] = [], framesPerTarget: Int = 12
  ) {
    self.id = id
    self.title = title
    self.night = night
    self.items = items
    self.framesPerTarget = framesPerTarget
  }

  var totalMinutes: Int {
    items.reduce(0) { $0 + $1.minutes }
  }

  var progress: Double {
    guard !items.isEmpty else { return 0 }
    return Double(items.filter(\.isDone).count) / Double(items.count)
  }

  func contains(_ targetID: CelestialTarget.ID) -> Bool {
    items.contains { $0.targetID == targetID }
  }

  func add(_ targetID: CelestialTarget.ID) {
    guard !contains(targetID) else { return }
    items.append(PlanItem(targetID: targetID))
  }

  /// Puts the item in front of the other one, which is how a drop on a row is meant.
  func move(_ id: PlanItem.ID, before other: PlanItem.ID) {
    guard id != other, let from = items.firstIndex(where: { $0.id == id }) else { return }
    let item = items.remove(at: from)
    let to = items.firstIndex { $0.id == other } ?? items.endIndex
    items.insert(item, at: to)
  }
}

extension ObservingPlan {
  static func samples() -> [ObservingPlan] {
    [
      ObservingPlan(
        title: "Winter showpieces",
        night: .now,
        items: [
          PlanItem(targetID: "M42", minutes: 40), PlanItem(targetID: "M45"),
          PlanItem(targetID: "JUP", minutes: 30),
        ]
      ),
      ObservingPlan(
        title: "Galaxies with the club",
        night: .now.addingTimeInterval(86_400 * 4),
        items: [PlanItem(targetID: "M31"), PlanItem(targetID: "M81", minutes: 35)],
        framesPerTarget: 30
      ),
    ]
  }
}
