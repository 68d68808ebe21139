import SwiftUI

struct CityWeather: View {
  let city: String
  @State private var forecast: String?
  var body: some View {
    VStack {
      Text(city).font(.title); Text(forecast ?? "…")
    }
    // bug: the other city shows the first one's weather
    .task { forecast = await Weather10.forecast(for: city) }
  }
}
struct WeatherTab: View {
  @State private var city = "Wien"
  var body: some View {
    Picker("City", selection: $city) { ForEach(["Wien", "Graz"], id: \.self) { Text($0) } }
    CityWeather(city: city)
  }
}
enum Weather10 { static func forecast(for city: String) async -> String { "Sun in \(city)" } }
