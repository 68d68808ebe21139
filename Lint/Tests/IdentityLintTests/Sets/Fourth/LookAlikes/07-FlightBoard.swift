import SwiftUI

struct Flight: Identifiable, Decodable, Sendable {
  let id: String
  let destination: String
  let airport: String
}

struct FlightService: Sendable {
  func departures() async -> [Flight] {
    guard let url = URL(string: "https://air.example.org/departures.json"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return [] }
    return (try? JSONDecoder().decode([Flight].self, from: data)) ?? []
  }
}

struct FlightBoard: View {
  let airport: String
  @State private var flights: [Flight] = []

  var body: some View {
    List(flights) { flight in
      Text("\(flight.id) \(flight.destination)")
    }
    .task(id: airport) {
      let service = FlightService()
      while !Task.isCancelled {
        let all = await service.departures()
        flights = all.filter { $0.airport == airport }
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }
}

struct AirportScreen: View {
  @State private var airport = "ZRH"

  var body: some View {
    VStack {
      Picker("Airport", selection: $airport) {
        ForEach(["ZRH", "GVA", "BSL"], id: \.self) { Text($0) }
      }
      FlightBoard(airport: airport)
    }
  }
}
