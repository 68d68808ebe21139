import SwiftUI

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group.com.example.steps") ?? .standard
}

@main
struct StepsApp: App {
  var body: some Scene {
    WindowGroup {
      StepsHome()
        .defaultAppStorage(.group)
    }
  }
}

struct StepsHome: View {
  @AppStorage("dailyGoal") private var dailyGoal = 8000
  @AppStorage("unit") private var unit = "km"
  @State private var isConfirming = false

  var body: some View {
    Form {
      Stepper("Goal: \(dailyGoal)", value: $dailyGoal, in: 1000...30000, step: 500)
      Picker("Unit", selection: $unit) {
        Text("Kilometres").tag("km")
        Text("Miles").tag("mi")
      }
      Button("Reset settings", role: .destructive) { isConfirming = true }
    }
    .confirmationDialog("Reset?", isPresented: $isConfirming) {
      Button("Reset", role: .destructive, action: SettingsReset.run)
    }
  }
}

enum SettingsReset {
  private static let keys = ["dailyGoal", "unit"]

  static func run() {
    let defaults = UserDefaults.group
    for key in keys {
      defaults.removeObject(forKey: key)
    }
  }
}
