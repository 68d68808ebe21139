import SwiftUI

struct WeatherScreen: View {
  @State private var city = "Oslo"

  var body: some View {
    VStack {
      Picker("City", selection: $city) {
        ForEach(["Oslo", "Rome", "Lima"], id: \.self) { Text($0) }
      }
      ForecastView(city: city)
    }
  }
}

struct ForecastView: View {
  let city: String
  @State private var forecast = "…"

  var body: some View {
    VStack {
      Text(city).font(.title)
      Text(forecast)
    }
    // bug: The forecast of the first city stays under the name of the new one
    .task {
      forecast = await fetchForecast(for: city)
    }
  }
}

func fetchForecast(for city: String) async -> String {
  try? await Task.sleep(for: .seconds(1))
  return "Sunny in \(city)"
}
