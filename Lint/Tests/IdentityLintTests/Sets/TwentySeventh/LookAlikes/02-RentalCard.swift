import SwiftUI

struct Rental: Identifiable, Hashable {
  let id: Int
  let title: String
  let inStock: Int
  let price: Decimal
}

struct RentalCard: View {
  let rental: Rental
  let onReserve: (Rental, Int, Bool) -> Void
  @State private var count = 1
  @State private var needsHelmet = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(rental.title).font(.headline)
      ViewThatFits(in: .horizontal) {
        HStack {
          summary
          Spacer(minLength: 24)
          reservation
        }
        VStack(alignment: .leading) {
          summary
          reservation
        }
      }
    }
    .padding()
  }

  private var summary: some View {
    Text("\(rental.inStock) in stock, \(rental.price.formatted()) a day")
      .fixedSize()
  }

  private var reservation: some View {
    ReservationControls(limit: rental.inStock, count: $count, needsHelmet: $needsHelmet) {
      onReserve(rental, count, needsHelmet)
    }
  }
}

private struct ReservationControls: View {
  let limit: Int
  @Binding var count: Int
  @Binding var needsHelmet: Bool
  let onConfirm: () -> Void

  var body: some View {
    HStack {
      Stepper("\(count) bikes", value: $count, in: 1...max(1, limit))
      Toggle("Helmet", isOn: $needsHelmet)
      Button("Reserve", action: onConfirm)
    }
    .fixedSize()
  }
}
