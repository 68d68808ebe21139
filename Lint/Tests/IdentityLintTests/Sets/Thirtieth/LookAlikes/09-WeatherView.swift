import SwiftUI

struct WeatherView: View {
  @State private var cities: [String] = []
  @State private var city = "Bern"
  @State private var forecast = "…"

  var body: some View {
    VStack {
      Picker("City", selection: $city) {
        ForEach(cities, id: \.self) { Text($0) }
      }
      Text(forecast)
    }
    .task {
      cities = await loadCities()
    }
    .task(id: city) {
      forecast = "…"
      let loaded = await loadForecast(for: city)
      if !Task.isCancelled { forecast = loaded }
    }
  }

  private func loadCities() async -> [String] {
    ["Bern", "Oslo", "Porto"]
  }

  private func loadForecast(for city: String) async -> String {
    try? await Task.sleep(for: .milliseconds(300))
    return "Sunny in \(city)"
  }
}
