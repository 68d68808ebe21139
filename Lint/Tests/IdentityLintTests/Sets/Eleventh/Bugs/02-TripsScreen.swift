import SwiftUI
import Observation

struct Trip: Identifiable, Hashable {
  let id: UUID
  var destination: String
  var notes = ""
}

@Observable
final class TripStore {
  var trips: [Trip] = []

  func create(_ destination: String) -> Trip.ID {
    let trip = Trip(id: UUID(), destination: destination)
    trips.append(trip)
    return trip.id
  }

  func setNotes(_ notes: String, for id: Trip.ID) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    trips[index].notes = notes
  }
}

struct TripsScreen: View {
  let store: TripStore

  var body: some View {
    if store.trips.isEmpty {
      NoTripsView(store: store)
    } else {
      List(store.trips) { trip in
        LabeledContent(trip.destination, value: trip.notes)
      }
    }
  }
}

private struct NoTripsView: View {
  let store: TripStore
  @State private var showsWizard = false

  var body: some View {
    VStack(spacing: 12) {
      Text("No trips yet").font(.headline)
      Button("Plan the first one") { showsWizard = true }
    }
    // bug: the sheet hangs on the empty-state view; Continue creates the first trip, the branch
    // flips, and the wizard closes before the notes can be entered
    .sheet(isPresented: $showsWizard) {
      TripWizard(store: store)
    }
  }
}

private struct TripWizard: View {
  let store: TripStore
  @Environment(\.dismiss) private var dismiss
  @State private var created: Trip.ID?
  @State private var destination = ""
  @State private var notes = ""

  var body: some View {
    Form {
      TextField("Where to?", text: $destination).disabled(created != nil)
      TextField("Notes", text: $notes, axis: .vertical).disabled(created == nil)
      Button(created == nil ? "Continue" : "Done") {
        guard let id = created else { created = store.create(destination); return }
        store.setNotes(notes, for: id)
        dismiss()
      }
    }
  }
}
