import SwiftUI

struct TripPlace: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct TripDraft: Identifiable {
  let id = UUID()
  var title = ""
  var stops: [TripPlace] = []
}

struct TripEditor: View {
  let places: [TripPlace]
  let onSave: (TripDraft) -> Void

  @State private var draft = TripDraft()
  @State private var isPickingPlace = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      ForEach(draft.stops) { Text($0.name) }
      Button("Add stop") { isPickingPlace = true }
      Button("Save trip") {
        onSave(draft)
        dismiss()
      }
    }
    .sheet(isPresented: $isPickingPlace) {
      TripPlaceList(places: places, stops: $draft.stops)
    }
  }
}

struct TripPlaceList: View {
  let places: [TripPlace]
  @Binding var stops: [TripPlace]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(places.filter { !stops.contains($0) }) { place in
      Button(place.name) {
        stops.append(place)
        dismiss()
      }
    }
  }
}

struct TripsScreen: View {
  let places: [TripPlace]
  @State private var trips: [TripDraft] = []
  @State private var isAddingTrip = false

  var body: some View {
    List(trips) { Text($0.title) }
      .toolbar { Button("New trip") { isAddingTrip = true } }
      .sheet(isPresented: $isAddingTrip) {
        TripEditor(places: places) { trips.append($0) }
      }
  }
}
