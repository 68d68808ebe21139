import Foundation

struct Outing: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var start: Date
  var boatClass: BoatClass
  var participants: [Member.ID]
  var remarks: String

  init(
    id: UUID = UUID(),
    title: String = "",
    start: Date,
    boatClass: BoatClass = .four,
    participants: [Member.ID] = [],
    remarks: String = ""
  ) {
    self.id = id
    self.title = title
    self.start = start
    self.boatClass = boatClass
    self.participants = participants
    self.remarks = remarks
  }

  var capacity: Int {
    boatClass.rowers + (boatClass.hasCox ? 1 : 0)
  }

  var freeSeats: Int {
    max(0, capacity - participants.count)
  }

  func includes(_ memberID: Member.ID?) -> Bool {
    guard let memberID = memberID else { return false }
    return participants.contains(memberID)
  }
}

/// A calendar day without a time, usable as a key.
struct Day: Hashable, Identifiable {
  let date: Date

  init(_ date: Date) {
    self.date = Calendar.current.startOfDay(for: date)
  }

  var id: Date { date }

  var key: String {
    Formats.day.string(from: date)
  }

  func adding(_ days: Int) -> Day {
    Day(Calendar.current.date(byAdding: .day, value: days, to: date) ?? date)
  }

  static func week(from day: Day) -> [Day] {
    (0..<7).map { day.adding($0) }
  }
}
