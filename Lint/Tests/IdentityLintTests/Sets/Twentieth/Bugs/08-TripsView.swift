import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: UUID
  var destination: String
  var nights: Int
}

struct TripsView: View {
  @Binding var trips: [Trip]
  @State private var isEditing = false

  var body: some View {
    List {
      ForEach($trips) { $trip in
        HStack {
          VStack(alignment: .leading) {
            Text(trip.destination)
            Text("\(trip.nights) nights").font(.caption)
          }
          Spacer()
          Button("Edit") { isEditing = true }
            .buttonStyle(.borderless)
        }
        // bug: all rows attach a sheet to one shared Bool: tapping Edit asks every row to present,
        // so an arbitrary (usually the first) trip is shown and edited.
        .sheet(isPresented: $isEditing) {
          TripEditor(trip: $trip)
        }
      }
    }
    .navigationTitle("Trips")
  }
}

struct TripEditor: View {
  @Binding var trip: Trip
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Destination", text: $trip.destination)
        Stepper("\(trip.nights) nights", value: $trip.nights, in: 1...30)
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
