import SwiftUI

struct Departure: Decodable, Identifiable {
  // bug: the id is not decoded but created with each answer of the server
  let id = UUID()
  let line: String
  let destination: String
  let stops: [String]

  private enum CodingKeys: String, CodingKey {
    case line, destination, stops
  }
}

struct DepartureRow: View {
  let departure: Departure
  @State private var showsStops = false

  var body: some View {
    DisclosureGroup("\(departure.line) \(departure.destination)", isExpanded: $showsStops) {
      Text(departure.stops.joined(separator: " · "))
    }
  }
}

struct DepartureBoard: View {
  let station: String
  @State private var departures: [Departure] = []

  var body: some View {
    List(departures) { DepartureRow(departure: $0) }
      .task(id: station) {
        while !Task.isCancelled {
          await reload()
          try? await Task.sleep(for: .seconds(20))
        }
      }
  }

  private func reload() async {
    guard let url = URL(string: "https://transit.example.org/\(station)"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let fresh = try? JSONDecoder().decode([Departure].self, from: data)
    else { return }
    departures = fresh
  }
}
