import SwiftUI
import Observation

struct Trip: Identifiable, Hashable {
  let id: UUID
  var city: String
  var start: Date
  var notes: String
}

@Observable
final class TripStore {
  var trips: [Trip] = []

  func trip(_ id: Trip.ID?) -> Trip? {
    trips.first { $0.id == id }
  }

  func update(_ id: Trip.ID, notes: String) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    trips[index].notes = notes
  }
}

struct TripsSplitView: View {
  @State private var store = TripStore()
  @State private var selection: Trip.ID?

  var body: some View {
    NavigationSplitView {
      List(store.trips, selection: $selection) { trip in
        VStack(alignment: .leading) {
          Text(trip.city).font(.headline)
          Text(trip.start, style: .date).font(.caption)
        }
      }
      .navigationTitle("Trips")
    } detail: {
      if let trip = store.trip(selection) {
        TripPage(trip: trip) { store.update(trip.id, notes: $0) }
      } else {
        ContentUnavailableView("Pick a trip", systemImage: "airplane")
      }
    }
  }
}

struct TripPage: View {
  let trip: Trip
  let onSave: (String) -> Void
  @State private var notes: String

  init(trip: Trip, onSave: @escaping (String) -> Void) {
    self.trip = trip
    self.onSave = onSave
    // bug: only the first selected trip sets the notes, the next trips show and save the notes of
    // the first
    _notes = State(initialValue: trip.notes)
  }

  var body: some View {
    Form {
      Section("When") {
        LabeledContent("Departure", value: trip.start.formatted(date: .abbreviated, time: .omitted))
      }
      Section("Notes") {
        TextEditor(text: $notes)
          .frame(minHeight: 220)
      }
    }
    .navigationTitle(trip.city)
    .toolbar {
      Button("Save") { onSave(notes) }
    }
  }
}
