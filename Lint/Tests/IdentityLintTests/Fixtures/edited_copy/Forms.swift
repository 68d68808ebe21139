import SwiftUI

struct Trip: Identifiable {
  let id: Int
  var place: String
  var isBooked: Bool
}
struct Trips: View {
  @State private var trips = [Trip(id: 1, place: "Riga", isBooked: false)]
  @State private var open: Trip?
  var body: some View {
    List(trips) { trip in
      Button(trip.place) { open = trip }
      NavigationLink("Booking") { Booking(of: trip) }
    }
    .sheet(item: $open) { TripForm(trip: $0) }
  }
}
struct TripForm: View {
  @State var trip: Trip  // expect: edited_copy
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("Place", text: $trip.place)
      if trip.isBooked { Text("Booked: \(trip.place)") }
    }
    .navigationTitle(trip.place)
    .toolbar { Button("Done") { dismiss() } }
  }
}
struct Booking: View {
  @State private var trip: Trip  // expect: edited_copy
  init(of trip: Trip) { _trip = State(initialValue: trip) }
  var body: some View { Toggle("Booked", isOn: $trip.isBooked) }
}
