import SwiftUI

struct Departure {
  let destination: String
  let time: String
}

struct DepartureRow: View {
  let departure: Departure
  @State private var isWatched = false

  var body: some View {
    Toggle(isOn: $isWatched) {
      Text("\(departure.time)  \(departure.destination)")
    }
  }
}

struct DepartureBoard: View {
  private let departures = [
    Departure(destination: "Bonn", time: "9:10"),
    Departure(destination: "Kiel", time: "9:25"),
    Departure(destination: "Bonn", time: "9:40"),
    Departure(destination: "Ulm", time: "9:55"),
  ]

  var body: some View {
    List {
      Section("Departures") {
        // bug: Two trains of the data share the destination that serves as id
        ForEach(departures, id: \.destination) { departure in
          DepartureRow(departure: departure)
        }
      }
    }
  }
}
