import SwiftUI

struct Trip: Identifiable { let id: Int; var title: String }
struct Trips: View {
  @State private var trips: [Trip] = []
  @State private var editing: Trip?
  var body: some View {
    List(trips) { trip in Button(trip.title) { editing = trip } }
      .sheet(item: $editing) {
        TripEditor(
          trip: $0,
          save: { new in if let i = trips.firstIndex(where: { $0.id == new.id }) { trips[i] = new }
          })
      }
  }
}
struct TripEditor: View {
  @State private var trip: Trip
  let save: (Trip) -> Void
  @Environment(\.dismiss) private var dismiss
  init(trip: Trip, save: @escaping (Trip) -> Void) {
    _trip = State(initialValue: trip); self.save = save
  }
  var body: some View {
    Form {
      TextField("Title", text: $trip.title);
      Button("Save") {
        save(trip); dismiss()
      }
    }
  }
}
