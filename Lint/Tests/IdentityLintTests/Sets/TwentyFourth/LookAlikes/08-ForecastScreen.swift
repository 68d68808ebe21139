import SwiftUI

struct ForecastRow: Identifiable, Sendable {
  let id: String
  let hour: String
  let degrees: Int
}

struct ForecastService: Sendable {
  func rows(station: String) async throws -> [ForecastRow] {
    try await Task.sleep(for: .seconds(1))
    return [ForecastRow(id: "\(station)-8", hour: "08:00", degrees: 12)]
  }
}

struct ForecastScreen: View {
  @State private var station = "Porto"

  var body: some View {
    VStack {
      Picker("Station", selection: $station) {
        ForEach(["Porto", "Lisbon", "Faro"], id: \.self) { name in
          Text(name).tag(name)
        }
      }
      ForecastTable(station: station)
        .id(station)
    }
  }
}

struct ForecastTable: View {
  let station: String
  private let service = ForecastService()
  @State private var rows: [ForecastRow] = []
  @State private var failure: String?

  var body: some View {
    List(rows) { row in
      LabeledContent(row.hour, value: "\(row.degrees)°")
    }
    .overlay {
      if let failure { Text(failure) }
    }
    .navigationTitle(station)
    .task { await load() }
  }

  private func load() async {
    do {
      rows = try await service.rows(station: station)
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }
}
