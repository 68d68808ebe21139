import SwiftUI

final class WeatherLoader: ObservableObject {
  @Published var temperature: Double?

  @MainActor
  func load(city: String) async {
    try? await Task.sleep(nanoseconds: 400_000_000)
    temperature = Double(city.count) + 8
  }
}

struct WeatherCard: View {
  let city: String
  let usesFahrenheit: Bool
  // bug: a new loader is made whenever the parent body runs (Fahrenheit toggle): the temperature
  // falls back to the spinner for ever, as .task does not run again; should be @StateObject
  @ObservedObject var loader = WeatherLoader()

  var body: some View {
    VStack {
      Text(city).font(.headline)
      if let celsius = loader.temperature {
        Text(usesFahrenheit ? "\(Int(celsius * 9 / 5 + 32)) °F" : "\(Int(celsius)) °C")
      } else {
        ProgressView()
      }
    }
    .task { await loader.load(city: city) }
  }
}

struct WeatherScreen: View {
  @State private var usesFahrenheit = false
  private let cities = ["Lisbon", "Oslo", "Kyoto"]

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Fahrenheit", isOn: $usesFahrenheit)
      ForEach(cities, id: \.self) { city in
        WeatherCard(city: city, usesFahrenheit: usesFahrenheit)
      }
    }
    .padding()
  }
}
