import Combine
import Foundation

struct Seat: Identifiable, Hashable {
  /// 0 is the cox, 1 is bow, the highest number is stroke.
  let id: Int
  var memberID: Member.ID?

  var title: String {
    id == 0 ? "Cox" : "Seat \(id)"
  }
}

final class Crew: ObservableObject, Identifiable {
  let id: UUID
  let boatClass: BoatClass
  @Published var name: String
  @Published private(set) var seats: [Seat]

  private var history: [[Seat]] = []

  init(id: UUID = UUID(), name: String, boatClass: BoatClass, memberIDs: [Member.ID] = []) {
    self.id = id
    self.name = name
    self.boatClass = boatClass
    var seats = (1...boatClass.rowers).map { number in
      Seat(id: number, memberID: number <= memberIDs.count ? memberIDs[number - 1] : nil)
    }
    if boatClass.hasCox {
      seats.insert(Seat(id: 0, memberID: nil), at: 0)
    }
    self.seats = seats
  }

  var filled: Int {
    seats.filter { $0.memberID != nil }.count
  }

  var isComplete: Bool {
    filled == seats.count
  }

  var canUndo: Bool {
    !history.isEmpty
  }

  func seat(of memberID: Member.ID) -> Seat? {
    seats.first { $0.memberID == memberID }
  }

  /// A member who already sits in the boat swaps with the one in the new seat.
  func assign(_ memberID: Member.ID, to seatID: Seat.ID) {
    guard let target = seats.firstIndex(where: { $0.id == seatID }),
      seats[target].memberID != memberID
    else { return }
    history.append(seats)
    var changed = seats
    if let origin = changed.firstIndex(where: { $0.memberID == memberID }) {
      changed[origin].memberID = changed[target].memberID
    }
    changed[target].memberID = memberID
    seats = changed
  }

  func clear(_ seatID: Seat.ID) {
    guard let index = seats.firstIndex(where: { $0.id == seatID }), seats[index].memberID != nil
    else { return }
    history.append(seats)
    seats[index].memberID = nil
  }

  func undo() {
    guard let last = history.popLast() else { return }
    seats = last
  }
}
