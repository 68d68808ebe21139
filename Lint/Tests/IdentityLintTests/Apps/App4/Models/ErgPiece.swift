import Foundation

struct ErgPiece: Identifiable, Hashable, Codable {
  let id: UUID
  var memberID: Member.ID
  var date: Date
  var meters: Int
  var seconds: TimeInterval

  init(
    id: UUID = UUID(), memberID: Member.ID, date: Date = Date(), meters: Int, seconds: TimeInterval
  ) {
    self.id = id
    self.memberID = memberID
    self.date = date
    self.meters = meters
    self.seconds = seconds
  }

  /// Time for 500 metres.
  var split: TimeInterval {
    meters > 0 ? seconds / Double(meters) * 500 : 0
  }
}

struct Ranking: Identifiable, Hashable {
  let memberID: Member.ID
  var best: ErgPiece
  var pieces: Int

  var id: Member.ID { memberID }
}
