import SwiftUI

struct Seat: Identifiable, Hashable {
  let id: Int
  let label: String
}

@Observable
final class SeatCart {
  var seats: Set<Seat> = []

  func toggle(_ seat: Seat) {
    if seats.contains(seat) {
      seats.remove(seat)
    } else {
      seats.insert(seat)
    }
  }
}

struct CinemaView: View {
  let seats: [Seat]
  @State private var cart = SeatCart()
  @State private var showsPrices = false

  var body: some View {
    VStack {
      Toggle("Show prices", isOn: $showsPrices)
      SeatMap(seats: seats)
    }
    .environment(cart)
  }
}

struct SeatMap: View {
  let seats: [Seat]
  @Environment(SeatCart.self) private var cart

  var body: some View {
    VStack {
      List(seats) { seat in
        Button(seat.label) { cart.toggle(seat) }
      }
      Text("\(cart.seats.count) seats")
    }
  }
}

struct SeatMap_Previews: PreviewProvider {
  static var previews: some View {
    SeatMap(seats: [Seat(id: 1, label: "A1"), Seat(id: 2, label: "A2")])
      .environment(SeatCart())
  }
}
