import SwiftUI

struct Seats: View {
  @State private var fare = 1
  @State private var booked: [Int] = []
  var body: some View {
    Stepper("Fare", value: $fare)
    Plan(fare: fare, booked: $booked)
  }
}

struct Plan: View {
  let fare: Int
  @Binding var booked: [Int]
  var body: some View {
    ForEach(0..<9) { seat in
      Seat(seat: seat) { booked.append(fare) }.equatable()
      Place(seat: seat, choose: { booked.append(fare) })
    }
  }
}

struct Seat: View, Equatable {
  let seat: Int
  let choose: () -> Void
  static func == (a: Seat, b: Seat) -> Bool { a.seat == b.seat }  // expect: partial_equality
  var body: some View { Button("\(seat)", action: choose) }
}

struct Place: View, Equatable {
  let seat: Int
  let choose: () -> Void
  static func == (a: Place, b: Place) -> Bool {  // expect: partial_equality
    a.seat == b.seat
  }
  var body: some View { Button("\(seat)", action: choose) }
}
