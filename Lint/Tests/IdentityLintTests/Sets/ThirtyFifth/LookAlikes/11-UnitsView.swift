import SwiftUI

final class UnitSettings: ObservableObject {
  @Published var unit = UserDefaults.standard.string(forKey: "unit") ?? "metric" {
    didSet {
      UserDefaults.standard.set(unit, forKey: "unit")
    }
  }
}

struct UnitsView: View {
  @StateObject private var settings = UnitSettings()

  var body: some View {
    Form {
      Picker("Units", selection: $settings.unit) {
        Text("Metric").tag("metric")
        Text("Imperial").tag("imperial")
      }
    }
  }
}
