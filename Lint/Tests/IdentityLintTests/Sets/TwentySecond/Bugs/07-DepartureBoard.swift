import SwiftUI

struct Station: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Departure: Identifiable {
  let id: String
  let line: String
  let minutes: Int
}

struct DepartureService {
  func departures(from stationID: String) async throws -> [Departure] {
    try await Task.sleep(for: .milliseconds(300))
    return (1...4).map { Departure(id: "\(stationID)-\($0)", line: "S\($0)", minutes: $0 * 4) }
  }
}

struct StationsScreen: View {
  let stations: [Station]
  @State private var selected: Station?

  var body: some View {
    NavigationSplitView {
      List(stations, selection: $selected) { station in
        NavigationLink(station.name, value: station)
      }
    } detail: {
      if let selected {
        DepartureBoard(station: selected)
      }
    }
  }
}

struct DepartureBoard: View {
  let station: Station
  var service = DepartureService()
  @State private var departures: [Departure] = []

  var body: some View {
    List(departures) { departure in
      LabeledContent(departure.line, value: "\(departure.minutes) min")
    }
    .navigationTitle(station.name)
    // bug: the departures of the first station stay under the title of the second. Selecting
    // another station: the board keeps its identity, so .task does not start again.
    .task {
      departures = (try? await service.departures(from: station.id)) ?? []
    }
  }
}
