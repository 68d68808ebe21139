import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: Int
  var title = ""
  var seats: [String] = []
}

final class Trips: ObservableObject {
  @Published var trips: [Trip] = []
  func save(_ trip: Trip) { trips.append(trip) }
}

struct TripList: View {
  @StateObject private var store = Trips()
  var body: some View {
    NavigationStack {
      List(store.trips) { trip in
        NavigationLink("Store") { StoringDetail(trip: trip).environmentObject(store) }
        NavigationLink("Count") { CountingDetail(trip: trip, store: store) }
        NavigationLink("Watch") { WatchingDetail(trip: trip, store: store) }
        NavigationLink("Show") { ShowingDetail(trip: trip) }
        NavigationLink("Members") { MemberDetail(trip: trip, store: store) }
      }
    }
  }
}

// It stores the copy.
struct StoringDetail: View {
  @State var trip: Trip
  @EnvironmentObject private var store: Trips
  var body: some View {
    Button("Add") {
      trip.seats.append("me")
      store.save(trip)
    }
  }
}

// A method gets it.
struct CountingDetail: View {
  @State var trip: Trip
  let store: Trips
  var body: some View {
    Button("Add") {
      trip.seats.append("me")
      keep()
    }
  }
  private func keep() {
    let changed = trip
    store.trips = [changed]
  }
}

// A change of it is stored.
struct WatchingDetail: View {
  @State var trip: Trip
  let store: Trips
  var body: some View {
    Button("Add") { trip.seats.append("me") }
      .onChange(of: trip) { store.save(trip) }
  }
}

// Nothing edits it.
struct ShowingDetail: View {
  @State var trip: Trip
  var body: some View { Text(trip.title) }
}

// An action stores a member.
struct MemberDetail: View {
  @State var trip: Trip
  let store: Trips
  var body: some View {
    Button("Add") {
      trip.seats.append("me")
      if let index = store.trips.firstIndex(where: { $0.id == trip.id }) {
        store.trips[index].seats = trip.seats
      }
    }
  }
}
