import SwiftUI

struct City: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Forecast: Identifiable {
  let id: Int
  let weekday: String
  let high: Int
}

struct ForecastService {
  func forecast(for cityID: String) async throws -> [Forecast] {
    try await Task.sleep(for: .milliseconds(300))
    return (1...5).map { Forecast(id: $0, weekday: "Day \($0)", high: 18 + $0) }
  }
}

struct WeatherScreen: View {
  let cities: [City]
  @State private var selected: City?

  var body: some View {
    NavigationSplitView {
      List(cities, selection: $selected) { city in
        NavigationLink(city.name, value: city)
      }
    } detail: {
      if let selected {
        ForecastList(city: selected)
          .id(selected.id)
      }
    }
  }
}

struct ForecastList: View {
  let city: City
  var service = ForecastService()
  @State private var days: [Forecast] = []

  var body: some View {
    List(days) { day in
      LabeledContent(day.weekday, value: "\(day.high)°")
    }
    .navigationTitle(city.name)
    .task {
      days = (try? await service.forecast(for: city.id)) ?? []
    }
  }
}
