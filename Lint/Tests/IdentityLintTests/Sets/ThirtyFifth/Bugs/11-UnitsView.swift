import SwiftUI

struct UnitsView: View {
  @State private var unit = UserDefaults.standard.string(forKey: "unit") ?? "metric" {
    // bug: The chosen unit is never stored: after a restart it is metric again
    didSet {
      UserDefaults.standard.set(unit, forKey: "unit")
    }
  }

  var body: some View {
    Form {
      Picker("Units", selection: $unit) {
        Text("Metric").tag("metric")
        Text("Imperial").tag("imperial")
      }
    }
  }
}
