import SwiftUI
import SwiftData

@Model
final class Trip {
  var name: String
  var destination: String
  var startDate: Date

  init(name: String, destination: String, startDate: Date) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
  }
}

struct TripEditor: View {
  let trip: Trip
  @Environment(\.dismiss) private var dismiss
  @State private var name: String
  @State private var destination: String
  @State private var startDate: Date

  init(trip: Trip) {
    self.trip = trip
    _name = State(initialValue: trip.name)
    _destination = State(initialValue: trip.destination)
    _startDate = State(initialValue: trip.startDate)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Destination", text: $destination)
        DatePicker("Start", selection: $startDate, displayedComponents: .date)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
        }
      }
    }
  }

  private func save() {
    trip.name = name
    trip.destination = destination
    trip.startDate = startDate
    dismiss()
  }
}

struct TripListView: View {
  @Query(sort: \Trip.startDate) private var trips: [Trip]
  @State private var edited: Trip?

  var body: some View {
    List(trips) { trip in
      Button(trip.name) { edited = trip }
    }
    .sheet(item: $edited) { trip in
      TripEditor(trip: trip)
    }
  }
}
