import SwiftUI

@Observable final class Units {
  @ObservationIgnored @AppStorage("miles") var usesMiles = false
  @ObservationIgnored @AppStorage("short") var isShort = false
  var name: String { usesMiles ? "mi" : "km" }
  func label(_ meters: Double) -> String { isShort ? "\(meters)" : "\(meters) m" }
}
struct Runs: View {
  let units: Units
  var body: some View {
    Text(units.name)  // expect: unannounced_change
    Text(units.label(1))  // expect: unannounced_change
    Menu("Units") {
      Button("Miles") { units.usesMiles = true }
      Button("Short") { units.isShort.toggle() }
    }
  }
}
