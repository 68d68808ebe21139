import SwiftUI

struct Seat: Identifiable {
  let id: Int
  let row: String
  var isFree: Bool
  var shown: String { row + (isFree ? "Free" : "Taken") }
}
struct SeatView: View {
  let seat: Seat
  var body: some View { Text(seat.row + (seat.isFree ? "Free" : "Taken")) }
}
extension SeatView: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {  // expect: partial_equality
    lhs.seat.id == rhs.seat.id
  }
}
// Compares a snapshot of all that it shows.
struct SeatShown: View, Equatable {
  let seat: Seat
  var body: some View { Text(seat.row + (seat.isFree ? "Free" : "Taken")) }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.seat.shown == rhs.seat.shown }
}
// Shows nothing that changes.
struct SeatRow: View, Equatable {
  let seat: Seat
  var body: some View { Text(seat.row) }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.seat.id == rhs.seat.id }
}
struct Hall: View {
  @Binding var seats: [Seat]
  var body: some View {
    ForEach($seats) { $seat in
      SeatView(seat: seat).equatable().onTapGesture { seat.isFree.toggle() }
      SeatRow(seat: seat).equatable()
      SeatShown(seat: seat).equatable()
    }
  }
}
