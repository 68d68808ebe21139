import SwiftUI

@Observable
final class ScalePreferences {
  private static let key = "scale.kilograms"

  var usesKilograms: Bool {
    didSet { UserDefaults.standard.set(usesKilograms, forKey: Self.key) }
  }

  var unitName: String {
    usesKilograms ? "kg" : "lb"
  }

  init() {
    usesKilograms = UserDefaults.standard.bool(forKey: Self.key)
  }
}

struct WeightScreen: View {
  @State private var preferences = ScalePreferences()
  @State private var showsOptions = false

  var body: some View {
    VStack(spacing: 16) {
      WeightSummary(kilograms: 72.4, preferences: preferences)
      Button("Options") { showsOptions = true }
    }
    .popover(isPresented: $showsOptions) {
      ScaleOptions(preferences: preferences)
    }
  }
}

struct WeightSummary: View {
  let kilograms: Double
  let preferences: ScalePreferences

  var body: some View {
    let value = preferences.usesKilograms ? kilograms : kilograms * 2.2046
    Text("\(value, format: .number.precision(.fractionLength(1))) \(preferences.unitName)")
  }
}

struct ScaleOptions: View {
  @Bindable var preferences: ScalePreferences

  var body: some View {
    Form {
      Toggle("Kilograms", isOn: $preferences.usesKilograms)
    }
    .padding()
  }
}
