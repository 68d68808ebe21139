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
  // bug: The editor binds straight to the live SwiftData model
  @Bindable var trip: Trip
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $trip.name)
        TextField("Destination", text: $trip.destination)
        DatePicker("Start", selection: $trip.startDate, displayedComponents: .date)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            try? context.save()
            dismiss()
          }
        }
      }
    }
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
