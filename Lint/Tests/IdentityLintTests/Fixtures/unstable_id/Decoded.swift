import SwiftUI

struct Departure: Decodable, Identifiable {
  let id = UUID()
  let line: String
  private enum CodingKeys: String, CodingKey { case line }
}
struct Stop: Decodable, Identifiable {
  let id: UUID
}
struct Arrival: Decodable, Identifiable {
  let id = UUID()
  let line: String
  private enum CodingKeys: String, CodingKey { case line }
}
struct Board: View {
  let fetch: () async -> Data
  @State private var departures: [Departure] = []
  @State private var arrivals: [Arrival] = []
  @State private var stops: [Stop] = []
  var body: some View {
    List(departures) { Text($0.line) }
      .refreshable { await load() }
      .task { arrivals = (try? JSONDecoder().decode([Arrival].self, from: await fetch())) ?? [] }
  }
  private func load() async {
    let data = await fetch()
    stops = (try? JSONDecoder().decode([Stop].self, from: data)) ?? []
    departures =
      (try? JSONDecoder().decode([Departure].self, from: data)) ?? []  // expect-info: unstable_id
  }
}
