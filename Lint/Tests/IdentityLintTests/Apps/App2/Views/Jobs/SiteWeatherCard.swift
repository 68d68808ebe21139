import SwiftUI

@MainActor
final class SiteWeatherModel: ObservableObject {
  @Published private(set) var report: WeatherReport?
  @Published private(set) var hasFailed = false

  func load(_ location: SiteLocation, from api: any FieldAPI) async {
    report = nil
    hasFailed = false
    do {
      let loaded = try await api.weather(at: location)
      guard !Task.isCancelled else { return }
      report = loaded
    } catch {
      guard !Task.isCancelled else { return }
      hasFailed = true
    }
  }
}

struct SiteWeatherCard: View {
  let location: SiteLocation

  @Environment(\.fieldAPI) private var api
  @ObservedObject private var model = SiteWeatherModel()

  init(location: SiteLocation) {
    self.location = location
  }

  var body: some View {
    HStack(spacing: 16) {
      if let report = model.report {
        Image(systemName: report.symbol)
          .font(.largeTitle)
        VStack(alignment: .leading) {
          Text(report.summary).font(.headline)
          Text("\(Int(report.temperature.rounded()))°")
        }
        Spacer()
        rainGauge(report.rainChance)
      } else if model.hasFailed {
        Label("Weather is not available", systemImage: "icloud.slash")
          .foregroundColor(.secondary)
      } else {
        ProgressView()
        Text("Loading the weather on site")
      }
    }
    .card()
    .task(id: location) {
      await model.load(location, from: api)
    }
  }

  private func rainGauge(_ chance: Double) -> some View {
    Gauge(value: min(max(chance, 0), 1)) {
      Image(systemName: "drop.fill")
    } currentValueLabel: {
      Text(chance.formatted(.percent.precision(.fractionLength(0))))
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.blue)
  }
}

struct SiteWeatherCard_Previews: PreviewProvider {
  static var previews: some View {
    SiteWeatherCard(location: SiteLocation(latitude: 53.5, longitude: 10))
      .padding()
  }
}
