import SwiftUI

struct WeatherScreen: View {
  var body: some View {
    NavigationStack {
      List(["Oslo", "Rome", "Lima"], id: \.self) { city in
        NavigationLink(city, value: city)
      }
      .navigationDestination(for: String.self) { city in
        ForecastView(city: city)
      }
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
    .task {
      forecast = await fetchForecast(for: city)
    }
  }
}

func fetchForecast(for city: String) async -> String {
  try? await Task.sleep(for: .seconds(1))
  return "Sunny in \(city)"
}
