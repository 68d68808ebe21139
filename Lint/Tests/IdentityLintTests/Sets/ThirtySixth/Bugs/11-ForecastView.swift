import SwiftUI

struct Forecast: Decodable {
  let summary: String
  let temperature: Double
}

struct ForecastView: View {
  private let url = URL(string: "https://example.com/forecast.json")!
  @State private var forecast: Forecast?

  var body: some View {
    Group {
      if let forecast {
        VStack {
          Text(forecast.temperature, format: .number)
            .font(.largeTitle)
          Text(forecast.summary)
        }
      }
    }
    // bug: While forecast is nil the Group has no view that could appear
    .task {
      await load()
    }
  }

  @MainActor
  private func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      forecast = try JSONDecoder().decode(Forecast.self, from: data)
    } catch {
      forecast = Forecast(summary: "No data", temperature: 0)
    }
  }
}
