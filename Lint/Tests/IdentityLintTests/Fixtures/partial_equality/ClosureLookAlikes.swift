import SwiftUI

struct Seats: View {
  @State private var fare = 1
  @State private var booked: [Int] = []
  var body: some View {
    Stepper("Fare", value: $fare)
    ForEach(0..<9) { seat in
      Seat(seat: seat) { booked.append(fare) }.equatable()
    }
    Plan(fare: fare, booked: $booked)
  }
}

struct Plan: View {
  let fare: Int
  @Binding var booked: [Int]
  var body: some View {
    ForEach(0..<9) { seat in
      Seat(seat: seat) { booked.append(seat) }.equatable()
      Priced(seat: seat, fare: fare) { booked.append(fare) }.equatable()
      Seat(seat: seat) { booked.append(fare) }.id(fare)
    }
  }
}

struct Seat: View, Equatable {
  let seat: Int
  let choose: () -> Void
  static func == (a: Seat, b: Seat) -> Bool { a.seat == b.seat }
  var body: some View { Button("\(seat)", action: choose) }
}

struct Priced: View, Equatable {
  let seat: Int
  let fare: Int
  let choose: () -> Void
  static func == (a: Priced, b: Priced) -> Bool { a.seat == b.seat && a.fare == b.fare }
  var body: some View { Button("\(seat) at \(fare)", action: choose) }
}
