import SwiftUI

struct ForecastPanel: View {
  let city: String
  @State private var forecast = "…"

  var body: some View {
    VStack(alignment: .leading) {
      Text(city).font(.title)
      Text(forecast)
    }
    // bug: The forecast of the first city stays under the name of the next
    .task {
      forecast = await loadForecast(for: city)
    }
  }

  private func loadForecast(for city: String) async -> String {
    try? await Task.sleep(for: .milliseconds(300))
    return "Sunny in \(city)"
  }
}

struct WeatherView: View {
  @State private var city = "Bern"

  var body: some View {
    VStack {
      Picker("City", selection: $city) {
        ForEach(["Bern", "Oslo", "Porto"], id: \.self) { Text($0) }
      }
      ForecastPanel(city: city)
    }
  }
}
