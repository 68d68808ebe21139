import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct TripsView: View {
  let trips: [Trip]

  var body: some View {
    NavigationStack {
      List(trips) { trip in
        NavigationLink(trip.name, value: trip)
      }
      .navigationDestination(for: Trip.self) { trip in
        TripNotes(trip: trip)
      }
    }
  }
}

struct TripNotes: View {
  let trip: Trip
  @AppStorage private var notes: String
  @AppStorage("trips.usesMonospaced") private var usesMonospaced = false

  init(trip: Trip) {
    self.trip = trip
    _notes = AppStorage(wrappedValue: "", "trips.notes.\(trip.id)")
  }

  var body: some View {
    VStack {
      TextEditor(text: $notes)
        .fontDesign(usesMonospaced ? .monospaced : .default)
      Toggle("Monospaced", isOn: $usesMonospaced)
      Button("Clear", role: .destructive) { notes = "" }
        .disabled(notes.isEmpty)
    }
    .padding()
    .navigationTitle(trip.name)
  }
}
