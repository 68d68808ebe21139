import Combine
import Foundation

final class OutingStore: ObservableObject {
  @Published private(set) var outings: [Outing]
  @Published private var dayNotes: [String: String] = [:]

  init() {
    let today = Day(Date())
    outings = [
      Outing(
        title: "Early eight", start: today.date.addingTimeInterval(6 * 3600), boatClass: .eight),
      Outing(title: "Technique four", start: today.date.addingTimeInterval(18 * 3600)),
      Outing(
        title: "Long steady row", start: today.adding(1).date.addingTimeInterval(9 * 3600),
        boatClass: .double),
      Outing(
        title: "Race pieces", start: today.adding(3).date.addingTimeInterval(17 * 3600),
        boatClass: .eight),
    ]
  }

  func outings(on day: Day) -> [Outing] {
    outings
      .filter { Day($0.start) == day }
      .sorted { $0.start < $1.start }
  }

  func openSeats(on day: Day) -> Int {
    outings(on: day).reduce(0) { $0 + $1.freeSeats }
  }

  func save(_ outing: Outing) {
    if let index = outings.firstIndex(where: { $0.id == outing.id }) {
      outings[index] = outing
    } else {
      outings.append(outing)
    }
  }

  func delete(_ ids: [Outing.ID]) {
    outings.removeAll { ids.contains($0.id) }
  }

  func notes(for day: Day) -> String {
    dayNotes[day.key] ?? ""
  }

  func setNotes(_ text: String, for day: Day) {
    dayNotes[day.key] = text.isEmpty ? nil : text
  }
}
