import SwiftUI

struct Station: Identifiable {
  // bug: Every read of id yields a new UUID
  var id: UUID { UUID() }
  let name: String
  let line: String
}

struct StationRow: View {
  let station: Station
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(station.name, isExpanded: $isExpanded) {
      Text(station.line)
    }
  }
}

struct StationListView: View {
  @State private var sortsByName = false
  @State private var stations = [
    Station(name: "Museum", line: "U2"),
    Station(name: "Airport", line: "S1"),
    Station(name: "Harbour", line: "U4"),
  ]

  var body: some View {
    List {
      Toggle("Sort by name", isOn: $sortsByName)
      ForEach(sortsByName ? stations.sorted { $0.name < $1.name } : stations) { station in
        StationRow(station: station)
      }
    }
  }
}
