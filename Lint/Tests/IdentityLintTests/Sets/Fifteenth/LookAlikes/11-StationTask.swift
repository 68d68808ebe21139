import SwiftUI

struct Station: Identifiable {
  let id: String
  let name: String
}

struct Departure: Identifiable, Codable {
  let id: Int
  let destination: String
  let platform: String
}

struct TimetableView: View {
  let stations: [Station]
  @State private var selectedID: Station.ID?

  var body: some View {
    NavigationSplitView {
      List(stations, selection: $selectedID) { Text($0.name) }
    } detail: {
      if let selectedID {
        DeparturesView(stationID: selectedID)
      } else {
        Text("Choose a station")
      }
    }
  }
}

struct DeparturesView: View {
  let stationID: Station.ID
  @State private var departures: [Departure]?

  var body: some View {
    List(departures ?? []) { departure in
      LabeledContent(departure.destination, value: "Platform \(departure.platform)")
    }
    .overlay {
      if departures == nil { ProgressView() }
    }
    .navigationTitle(stationID)
    .task(id: stationID) {
      departures = nil
      let loaded = await load(stationID)
      guard !Task.isCancelled else { return }
      departures = loaded
    }
  }

  private func load(_ id: Station.ID) async -> [Departure] {
    guard let url = URL(string: "https://api.example.com/departures/\(id)"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return [] }
    return (try? JSONDecoder().decode([Departure].self, from: data)) ?? []
  }
}
