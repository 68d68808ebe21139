import SwiftUI

enum Fare: String, CaseIterable, Identifiable {
  case saver, standard, flexible
  var id: Self { self }
}

struct Seat: Identifiable, Hashable {
  let id: String
  let isWindow: Bool
}

struct SeatBooking: Hashable {
  let seat: Seat.ID
  let fare: Fare
}

struct SeatSelectionScreen: View {
  let seats: [Seat]
  @State private var fare = Fare.standard
  @State private var bookings: [SeatBooking] = []

  var body: some View {
    VStack {
      Picker("Fare", selection: $fare) {
        ForEach(Fare.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      SeatMap(seats: seats, fare: fare, bookings: $bookings)
      Text("\(bookings.count) seats").font(.footnote)
    }
  }
}

struct SeatMap: View {
  let seats: [Seat]
  let fare: Fare
  @Binding var bookings: [SeatBooking]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
      ForEach(seats) { seat in
        SeatCell(seat: seat, isTaken: bookings.contains { $0.seat == seat.id }) {
          bookings.append(SeatBooking(seat: seat.id, fare: fare))
        }
        // bug: `==` ignores the closure, which captured the plain value `fare`: after choosing
        // another fare the cells are equal and keep the old closure, so seats are booked at the
        // old fare
        .equatable()
      }
    }
  }
}

struct SeatCell: View, Equatable {
  let seat: Seat
  let isTaken: Bool
  let onTap: () -> Void

  nonisolated static func == (lhs: SeatCell, rhs: SeatCell) -> Bool {
    lhs.seat == rhs.seat && lhs.isTaken == rhs.isTaken
  }

  var body: some View {
    Button(seat.id, action: onTap)
      .buttonStyle(.bordered)
      .tint(seat.isWindow ? .blue : .gray)
      .disabled(isTaken)
  }
}
