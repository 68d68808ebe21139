import Foundation
import Observation
import SwiftUI

struct Hike: Identifiable {
  let id = UUID()
  let name: String
  let metres: Double
}

struct HikeRow: View {
  let hike: Hike
  @Environment(UnitSettings.self) private var settings

  var body: some View {
    LabeledContent(hike.name, value: settings.distanceText(metres: hike.metres))
  }
}

struct UnitButton: View {
  @Environment(UnitSettings.self) private var settings

  var body: some View {
    Button(settings.usesMetric ? "Show miles" : "Show kilometres") {
      settings.usesMetric.toggle()
    }
  }
}

struct HikeListView: View {
  @State private var settings = UnitSettings()
  let hikes: [Hike]

  var body: some View {
    NavigationStack {
      List(hikes) { hike in
        HikeRow(hike: hike)
      }
      .navigationTitle("Hikes")
      .toolbar {
        UnitButton()
      }
    }
    .environment(settings)
  }
}

@Observable
final class UnitSettings {
  private let defaults: UserDefaults
  private let metricKey = "usesMetricUnits"

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    defaults.register(defaults: [metricKey: true])
  }

  // bug: The computed property reads UserDefaults
  var usesMetric: Bool {
    get { defaults.bool(forKey: metricKey) }
    set { defaults.set(newValue, forKey: metricKey) }
  }

  func distanceText(metres: Double) -> String {
    let value = Measurement(value: metres, unit: UnitLength.meters)
      .converted(to: usesMetric ? .kilometers : .miles)
    return value.formatted(
      .measurement(
        width: .abbreviated, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(1))))
  }
}
