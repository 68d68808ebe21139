import SwiftUI

struct Seat26: View {
  let seat: Seat
  var body: some View { Text(seat.isFree ? "Free" : "Taken") }
}
extension Seat26: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.seat.id == rhs.seat.id }  // bug: stays "Free"
}
struct Seat { let id: Int; var isFree: Bool }
struct Hall26: View {
  @State private var seats: [Seat] = []
  var body: some View {
    ForEach(seats, id: \.id) { Seat26(seat: $0).equatable() };
    Button("Take") { seats[0].isFree = false }
  }
}
