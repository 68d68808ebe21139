import SwiftUI

struct Tour: Identifiable, Hashable {
  let id: Int
  let title: String
  let seatsLeft: Int
  let price: Decimal
}

struct TourCard: View {
  let tour: Tour
  let onBook: (Tour, Int, Bool) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(tour.title).font(.headline)
      // bug: number of seats and pick-up fall back to 1 and off (or to what the other copy
      // last had). When: the other layout is chosen: rotation, window resize, larger text,
      // or the label growing from 9 to 10 seats.
      ViewThatFits(in: .horizontal) {
        HStack {
          summary
          Spacer(minLength: 24)
          booking
        }
        VStack(alignment: .leading) {
          summary
          booking
        }
      }
    }
    .padding()
  }

  private var summary: some View {
    Text("\(tour.seatsLeft) seats left, \(tour.price.formatted()) each")
      .fixedSize()
  }

  private var booking: some View {
    BookingControls(limit: tour.seatsLeft) { count, needsPickup in
      onBook(tour, count, needsPickup)
    }
  }
}

private struct BookingControls: View {
  let limit: Int
  let onConfirm: (Int, Bool) -> Void
  @State private var count = 1
  @State private var needsPickup = false

  var body: some View {
    HStack {
      Stepper("\(count) seats", value: $count, in: 1...max(1, limit))
      Toggle("Pick-up", isOn: $needsPickup)
      Button("Book") { onConfirm(count, needsPickup) }
    }
    .fixedSize()
  }
}
