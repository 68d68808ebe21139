import SwiftUI

struct Forecast: Decodable {
  let summary: String
  let high: Double
}

struct ForecastService {
  func forecast(for city: String) async throws -> Forecast {
    let url = URL(string: "https://api.example.com/forecast")!.appending(path: city)
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Forecast.self, from: data)
  }
}

struct ForecastCard: View {
  let city: String
  let service: ForecastService
  @State private var forecast: Forecast?

  var body: some View {
    VStack {
      Text(city).font(.headline)
      if let forecast {
        Text("\(forecast.summary), \(forecast.high.formatted())°")
      } else {
        ProgressView()
      }
    }
    // bug: .task has no id and ran for the first city only
    .task {
      forecast = try? await service.forecast(for: city)
    }
  }
}

struct WeatherView: View {
  @State private var city = "Lisbon"

  var body: some View {
    VStack {
      Picker("City", selection: $city) {
        ForEach(["Lisbon", "Oslo", "Quito"], id: \.self) { Text($0) }
      }
      ForecastCard(city: city, service: ForecastService())
    }
  }
}
