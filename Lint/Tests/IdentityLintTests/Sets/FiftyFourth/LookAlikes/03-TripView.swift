import SwiftUI

struct FlightSegment {
  let bookingID: UUID
  let flightNumber: String
  let origin: String
  let destination: String
}

struct BoardingCard: Identifiable {
  var id: UUID { segment.bookingID }
  let segment: FlightSegment
  var seat: String
}

struct BoardingCardRow: View {
  let card: BoardingCard
  @State private var showsSeat = false

  var body: some View {
    DisclosureGroup(card.segment.flightNumber, isExpanded: $showsSeat) {
      LabeledContent("From", value: card.segment.origin)
      LabeledContent("To", value: card.segment.destination)
      LabeledContent("Seat", value: card.seat)
    }
  }
}

struct TripView: View {
  @State private var cards: [BoardingCard] = [
    BoardingCard(
      segment: FlightSegment(
        bookingID: UUID(), flightNumber: "LH 400",
        origin: "FRA", destination: "JFK"), seat: "14C"),
    BoardingCard(
      segment: FlightSegment(
        bookingID: UUID(), flightNumber: "LH 401",
        origin: "JFK", destination: "FRA"), seat: "22A"),
  ]
  @State private var bags = 1

  var body: some View {
    List {
      Section("Boarding cards") {
        ForEach(cards) { card in
          BoardingCardRow(card: card)
        }
        .onDelete { cards.remove(atOffsets: $0) }
      }
      Section("Luggage") {
        Stepper("Bags: \(bags)", value: $bags, in: 0...5)
      }
    }
    .navigationTitle("Trip")
  }
}
