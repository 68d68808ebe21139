import Observation
import SwiftUI

enum DistanceStyle {
  case metric, imperial

  func wind(_ metersPerSecond: Double) -> String {
    switch self {
    case .metric:
      Measurement(value: metersPerSecond, unit: UnitSpeed.metersPerSecond).formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(0)))
      )
    case .imperial:
      Measurement(value: metersPerSecond, unit: UnitSpeed.metersPerSecond)
        .converted(to: .milesPerHour)
        .formatted(
          .measurement(
            width: .abbreviated, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(0))))
    }
  }
}

private struct DistanceStyleKey: EnvironmentKey {
  static let defaultValue: DistanceStyle = .metric
}

/// The object that is lit on the sky map and in the legend next to it.
@Observable
final class SkyHighlight {
  var targetID: CelestialTarget.ID?

  func toggle(_ id: CelestialTarget.ID) {
    targetID = targetID == id ? nil : id
  }
}

private struct SkyHighlightKey: EnvironmentKey {
  static var defaultValue: SkyHighlight { SkyHighlight() }
}

extension EnvironmentValues {
  var distanceStyle: DistanceStyle {
    get { self[DistanceStyleKey.self] }
    set { self[DistanceStyleKey.self] = newValue }
  }

  var skyHighlight: SkyHighlight {
    get { self[SkyHighlightKey.self] }
    set { self[SkyHighlightKey.self] = newValue }
  }
}
