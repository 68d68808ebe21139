import SwiftUI

struct Arrival: Identifiable {
  struct ID: Hashable {
    let origin: String
    let time: String
  }

  let origin: String
  let time: String

  var id: ID { ID(origin: origin, time: time) }
}

struct ArrivalRow: View {
  let arrival: Arrival
  @State private var isWatched = false

  var body: some View {
    Toggle(isOn: $isWatched) {
      Text("\(arrival.time)  \(arrival.origin)")
    }
  }
}

struct ArrivalBoard: View {
  private let arrivals = [
    Arrival(origin: "Bonn", time: "9:10"),
    Arrival(origin: "Kiel", time: "9:25"),
    Arrival(origin: "Bonn", time: "9:40"),
  ]

  var body: some View {
    List {
      Section("Arrivals") {
        ForEach(arrivals) { arrival in
          ArrivalRow(arrival: arrival)
        }
      }
    }
  }
}
