import SwiftUI

struct Station: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Departure: Identifiable, Decodable {
  let id: String
  let line: String
  let minutes: Int
}

protocol TransitAPI: Sendable {
  func departures(from station: String) async throws -> [Departure]
}

struct CommuteScreen: View {
  let api: any TransitAPI
  let favourites: [Station]
  @Binding var current: Station

  var body: some View {
    VStack {
      Picker("Station", selection: $current) {
        ForEach(favourites) { station in
          Text(station.name).tag(station)
        }
      }
      .pickerStyle(.segmented)
      DepartureBoard(api: api, station: current)
    }
  }
}

private struct DepartureBoard: View {
  let api: any TransitAPI
  let station: Station
  @State private var departures: [Departure] = []
  @State private var failed = false

  var body: some View {
    List(departures) { departure in
      LabeledContent(departure.line, value: "\(departure.minutes) min")
    }
    .navigationTitle(station.name)
    .overlay {
      if failed { Text("No connection") }
    }
    // bug: choosing another station leaves the board's identity unchanged, so `.task` does not
    // run again: the new station's title stands above the old station's departures
    .task {
      await load()
    }
  }

  private func load() async {
    do {
      departures = try await api.departures(from: station.id)
      failed = false
    } catch {
      failed = !Task.isCancelled
    }
  }
}
