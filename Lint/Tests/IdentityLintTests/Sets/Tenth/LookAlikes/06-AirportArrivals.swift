import SwiftUI

struct Airport: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Arrival: Identifiable, Decodable {
  let id: String
  let flight: String
  let minutes: Int
}

protocol FlightAPI: Sendable {
  func arrivals(at airport: String) async throws -> [Arrival]
}

struct AirportScreen: View {
  let api: any FlightAPI
  let favourites: [Airport]

  var body: some View {
    NavigationStack {
      List(favourites) { airport in
        NavigationLink(airport.name, value: airport)
      }
      .navigationTitle("Airports")
      .navigationDestination(for: Airport.self) { airport in
        ArrivalBoard(api: api, airport: airport)
      }
    }
  }
}

private struct ArrivalBoard: View {
  let api: any FlightAPI
  let airport: Airport
  @State private var arrivals: [Arrival] = []
  @State private var failed = false

  var body: some View {
    List(arrivals) { arrival in
      LabeledContent(arrival.flight, value: "\(arrival.minutes) min")
    }
    .navigationTitle(airport.name)
    .overlay {
      if failed { Text("No connection") }
    }
    .task {
      await load()
    }
  }

  private func load() async {
    do {
      arrivals = try await api.arrivals(at: airport.id)
      failed = false
    } catch {
      failed = !Task.isCancelled
    }
  }
}
