import SwiftUI
import Observation

struct DayForecast: Identifiable {
  let id: Int
  let day: Date
  let high: Measurement<UnitTemperature>
  let low: Measurement<UnitTemperature>
}

@Observable
final class WeatherPreferences {
  private let defaults = UserDefaults.standard

  // bug: nothing stored is tracked here, views that read it are not told when it changes
  var usesFahrenheit: Bool {
    get { defaults.bool(forKey: "usesFahrenheit") }
    set { defaults.set(newValue, forKey: "usesFahrenheit") }
  }

  var unit: UnitTemperature {
    usesFahrenheit ? .fahrenheit : .celsius
  }
}

struct ForecastScreen: View {
  let days: [DayForecast]
  @State private var preferences = WeatherPreferences()

  var body: some View {
    List {
      Section {
        UnitSwitch(preferences: preferences)
      }
      Section("Next days") {
        ForEach(days) { day in
          HStack {
            Text(day.day, format: .dateTime.weekday(.wide))
            Spacer()
            Text(text(day.low)).foregroundStyle(.secondary)
            Text(text(day.high))
          }
        }
      }
    }
    .navigationTitle("Weather")
  }

  private func text(_ value: Measurement<UnitTemperature>) -> String {
    value.converted(to: preferences.unit)
      .formatted(.measurement(width: .abbreviated, usage: .asProvided))
  }
}

private struct UnitSwitch: View {
  @Bindable var preferences: WeatherPreferences

  var body: some View {
    Toggle("Fahrenheit", isOn: $preferences.usesFahrenheit)
  }
}
