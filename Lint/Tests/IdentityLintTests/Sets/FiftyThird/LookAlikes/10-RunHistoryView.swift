import SwiftUI

@Observable
final class UnitSettings {
  @ObservationIgnored
  @AppStorage("usesMiles") private var storedUsesMiles = false

  var usesMiles = false {
    didSet { storedUsesMiles = usesMiles }
  }

  init() {
    usesMiles = storedUsesMiles
  }

  var unitName: String { usesMiles ? "mi" : "km" }

  func label(forMeters meters: Double) -> String {
    let value = usesMiles ? meters / 1609.344 : meters / 1000
    return value.formatted(.number.precision(.fractionLength(1))) + " " + unitName
  }
}

struct Run: Identifiable {
  let id: UUID
  let day: Date
  let meters: Double
}

struct RunHistoryView: View {
  let runs: [Run]
  let settings: UnitSettings

  var body: some View {
    List(runs) { run in
      LabeledContent(
        run.day.formatted(date: .abbreviated, time: .omitted),
        value: settings.label(forMeters: run.meters)
      )
    }
    .toolbar {
      Menu("Units", systemImage: "ruler") {
        Button("Kilometers") { settings.usesMiles = false }
        Button("Miles") { settings.usesMiles = true }
      }
    }
  }
}
