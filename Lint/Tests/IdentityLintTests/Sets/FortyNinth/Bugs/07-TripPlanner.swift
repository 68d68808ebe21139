import SwiftUI

struct Stop: Identifiable {
  let id = UUID()
  var name: String
  var notes = ""
}

@MainActor
@Observable
final class TripModel {
  var stops = [Stop(name: "Lisbon"), Stop(name: "Porto"), Stop(name: "Vigo")]

  func receiveSharedStops() async {
    try? await Task.sleep(for: .seconds(10))
    guard !Task.isCancelled, !stops.contains(where: { $0.name == "Madrid" }) else { return }
    stops.insert(Stop(name: "Madrid"), at: 0)
  }
}

struct TripPlanner: View {
  @State private var trip = TripModel()
  // bug: The selection is kept as an index
  @State private var editedIndex: Int?

  var body: some View {
    List {
      ForEach(trip.stops) { stop in
        Button(stop.name) {
          editedIndex = trip.stops.firstIndex { $0.id == stop.id }
        }
      }
      .onMove { trip.stops.move(fromOffsets: $0, toOffset: $1) }
    }
    .inspector(isPresented: isInspecting) {
      if let editedIndex, trip.stops.indices.contains(editedIndex) {
        Form {
          TextField("Name", text: $trip.stops[editedIndex].name)
          TextField("Notes", text: $trip.stops[editedIndex].notes, axis: .vertical)
        }
      }
    }
    .task { await trip.receiveSharedStops() }
  }

  private var isInspecting: Binding<Bool> {
    Binding(get: { editedIndex != nil }, set: { if !$0 { editedIndex = nil } })
  }
}
