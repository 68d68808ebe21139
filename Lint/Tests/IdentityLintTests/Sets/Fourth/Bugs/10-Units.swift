import Observation
import SwiftUI

enum TemperatureUnit: String, CaseIterable, Identifiable {
  case celsius, fahrenheit
  var id: Self { self }
}

@Observable
final class Preferences {
  var city = "Zürich"

  // bug: another unit is not shown
  var unit: TemperatureUnit {
    get {
      TemperatureUnit(rawValue: UserDefaults.standard.string(forKey: "unit") ?? "") ?? .celsius
    }
    set { UserDefaults.standard.set(newValue.rawValue, forKey: "unit") }
  }
}

struct WeatherHeader: View {
  @Environment(Preferences.self) private var preferences
  let celsius: Double

  private var shown: String {
    switch preferences.unit {
    case .celsius: "\(Int(celsius))°"
    case .fahrenheit: "\(Int(celsius * 9 / 5 + 32))°"
    }
  }

  var body: some View {
    @Bindable var preferences = preferences
    VStack {
      Text(preferences.city).font(.title2)
      Text(shown).font(.system(size: 72, weight: .thin))
      Picker("Unit", selection: $preferences.unit) {
        ForEach(TemperatureUnit.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
    }
  }
}
