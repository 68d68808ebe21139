import SwiftUI

struct Airport: Identifiable {
  var id: String { code }
  let code: String
  let city: String
}

struct AirportRow: View {
  let airport: Airport
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(airport.code, isExpanded: $isExpanded) {
      Text(airport.city)
    }
  }
}

struct AirportListView: View {
  @State private var sortsByCity = false
  private let airports = [
    Airport(code: "OSL", city: "Oslo"),
    Airport(code: "LIS", city: "Lisbon"),
    Airport(code: "VIE", city: "Vienna"),
  ]

  var body: some View {
    List {
      Toggle("Sort by city", isOn: $sortsByCity)
      ForEach(sortsByCity ? airports.sorted { $0.city < $1.city } : airports) { airport in
        AirportRow(airport: airport)
      }
    }
  }
}
