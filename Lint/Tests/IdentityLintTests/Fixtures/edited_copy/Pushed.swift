import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: Int
  var title = ""
  var seats: [String] = []
  var isDone = false
  func holds(_ name: String) -> Bool { seats.contains(name) }
}

final class Trips: ObservableObject {
  @Published var trips: [Trip] = []
}

struct TripList: View {
  @StateObject private var store = Trips()
  var body: some View {
    NavigationStack {
      List(store.trips) { trip in
        NavigationLink {
          TripDetail(trip: trip)
        } label: {
          Text("\(trip.title) \(trip.seats.count)")
        }
      }
    }
  }
}

// Actions change the copy.
struct TripDetail: View {
  @State var trip: Trip  // expect: edited_copy
  var body: some View {
    List {
      Text(trip.seats.joined()).onTapGesture { trip.seats.removeLast() }
      Button(trip.holds("me") ? "Step out" : "Sign up", action: toggle).disabled(trip.isDone)
    }
  }

  private func toggle() {
    if trip.holds("me") {
      trip.seats.removeAll { $0 == "me" }
    } else {
      trip.seats.append("me")
    }
  }
}
