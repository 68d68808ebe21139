import SwiftUI
import Observation

enum Station: String, CaseIterable, Identifiable {
  case harbour, airport, oldTown
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

@MainActor
@Observable
final class DeparturesModel {
  let station: Station
  private(set) var departures: [String] = []

  init(station: Station) {
    self.station = station
  }

  func refresh() async {
    try? await Task.sleep(for: .milliseconds(200))
    departures = (1...5).map { "Line \($0) from \(station.title)" }
  }
}

struct DeparturesScreen: View {
  @State private var station = Station.harbour

  var body: some View {
    VStack {
      Picker("Station", selection: $station) {
        ForEach(Station.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      DeparturesBoard(station: station)
    }
  }
}

struct DeparturesBoard: View {
  @State private var model: DeparturesModel

  init(station: Station) {
    // bug: State(initialValue:) of a model for the first station only; the Picker changes the
    // station but the board keeps the first station's model and shows its departures for ever; .id
    // is missing.
    _model = State(initialValue: DeparturesModel(station: station))
  }

  var body: some View {
    List(model.departures, id: \.self) { departure in
      Label(departure, systemImage: "tram")
    }
    .refreshable { await model.refresh() }
    .task { await model.refresh() }
  }
}
