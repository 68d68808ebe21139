import SwiftUI

struct Station: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Departure: Identifiable, Decodable {
  let id: Int
  let line: String
  let destination: String
  let minutes: Int
}

struct DepartureService {
  func departures(at stationID: String) async throws -> [Departure] {
    let url = URL(string: "https://transit.example/stations/\(stationID)/departures")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([Departure].self, from: data)
  }
}

struct TransitScreen: View {
  let stations: [Station]
  @Binding var station: Station

  var body: some View {
    VStack {
      Picker("Station", selection: $station) {
        ForEach(stations) { Text($0.name).tag($0) }
      }
      DepartureBoard(station: station)
    }
  }
}

struct DepartureBoard: View {
  let station: Station
  @State private var departures: [Departure] = []
  private let service = DepartureService()

  var body: some View {
    List(departures) { departure in
      HStack {
        Text(departure.line).bold()
        Text(departure.destination)
        Spacer()
        Text("\(departure.minutes) min")
      }
    }
    .navigationTitle(station.name)
    .task(id: station.id) {
      departures = []
      if let loaded = try? await service.departures(at: station.id), !Task.isCancelled {
        departures = loaded
      }
    }
  }
}
