import SwiftUI

struct Station: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Departure: Identifiable, Hashable {
  let id: String
  let line: String
  let time: Date
}

protocol Timetable {
  func departures(from station: Station.ID) async throws -> [Departure]
}

struct TimetableBrowser: View {
  let stations: [Station]
  let timetable: any Timetable
  @State private var current: Station?

  var body: some View {
    NavigationSplitView {
      List(stations, selection: $current) { station in
        NavigationLink(station.name, value: station)
      }
    } detail: {
      if let current {
        DepartureBoard(station: current, timetable: timetable)
      }
    }
  }
}

struct DepartureBoard: View {
  let station: Station
  let timetable: any Timetable
  @State private var departures: [Departure] = []
  @State private var failed = false

  var body: some View {
    List(departures) { departure in
      HStack {
        Text(departure.line)
        Spacer()
        Text(departure.time, style: .time)
      }
    }
    .overlay {
      if failed { Text("No connection") }
    }
    .navigationTitle(station.name)
    // bug: the board shows station A's departures under the title of station B. When: another
    // station is chosen in the split view.
    .task { await load() }
    .refreshable { await load() }
  }

  private func load() async {
    do {
      departures = try await timetable.departures(from: station.id)
      failed = false
    } catch {
      failed = !(error is CancellationError)
    }
  }
}
