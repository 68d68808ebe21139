import SwiftUI

struct Station: Identifiable {
  let id: Int
  var name: String
}

struct StationRow: View {
  let station: Station
  let onRemove: () -> Void
  @State private var isConfirmingRemoval = false

  var body: some View {
    HStack {
      Text(station.name)
      Spacer()
      Button("Remove", systemImage: "trash") {
        isConfirmingRemoval = true
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
    .confirmationDialog("Remove this station?", isPresented: $isConfirmingRemoval) {
      Button("Remove", role: .destructive, action: onRemove)
    }
  }
}

struct StationsScreen: View {
  @State private var stations = [
    Station(id: 1, name: "Jazz FM"),
    Station(id: 2, name: "News 24"),
    Station(id: 3, name: "Classic"),
  ]

  var body: some View {
    List(stations) { station in
      StationRow(station: station) { remove(station) }
    }
    .navigationTitle("Stations")
  }

  private func remove(_ station: Station) {
    stations.removeAll { $0.id == station.id }
  }
}
