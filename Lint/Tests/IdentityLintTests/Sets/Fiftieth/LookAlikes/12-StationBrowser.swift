import SwiftUI

struct Station: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Forecast: Decodable {
  let temperature: Double
  let summary: String
}

struct ForecastService {
  func forecast(for station: Station) async throws -> Forecast {
    let url = URL(string: "https://weather.example.com/\(station.id)")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Forecast.self, from: data)
  }
}

struct StationBrowser: View {
  let stations: [Station]
  @State private var selected: Station?

  var body: some View {
    NavigationSplitView {
      List(stations, selection: $selected) { station in
        NavigationLink(station.name, value: station)
      }
    } detail: {
      if let selected {
        StationDetail(station: selected)
      } else {
        Text("Pick a station")
      }
    }
  }
}

struct StationDetail: View {
  let station: Station
  private let service = ForecastService()
  @State private var forecast: Forecast?

  var body: some View {
    VStack {
      Text(station.name).font(.title)
      if let forecast {
        Text(forecast.temperature, format: .number)
        Text(forecast.summary)
      } else {
        ProgressView()
      }
    }
    .task(id: station.id) { await load() }
  }

  private func load() async {
    forecast = nil
    let result = try? await service.forecast(for: station)
    guard !Task.isCancelled else { return }
    forecast = result
  }
}
