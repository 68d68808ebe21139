import Foundation

/// The use of a formatted measurement: it decides the unit that is shown.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  /// The unit that the locale prefers.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Miles, or kilometers.
  public static var road: Self { Self(name: "road") }
  /// Inches, or centimeters.
  public static var person: Self { Self(name: "person") }
  /// Inches, or centimeters.
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage {
  /// The measurement in the unit that is shown in a locale. Units other than those of lengths,
  /// masses, speeds and temperatures stay.
  func shown(_ measurement: Measurement<UnitType>, in locale: Locale) -> Measurement<UnitType> {
    guard name != "asProvided" else { return measurement }
    let isUS = locale.measurementSystem == .us
    let isMetric = locale.measurementSystem == .metric
    let units: [Dimension]
    switch measurement.unit {
    case is UnitTemperature: units = [isUS ? UnitTemperature.fahrenheit : .celsius]
    case is UnitSpeed: units = [isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour]
    case is UnitMass: units = isUS ? Self.masses : Self.metricMasses
    case is UnitLength where name.hasPrefix("person"):
      units = [isUS ? UnitLength.inches : .centimeters]
    case is UnitLength: units = isMetric ? Self.metricLengths : Self.lengths
    default: return measurement
    }
    // The largest unit of which there is at least half, as in “0.6 mi”; of others at least one.
    let all = units.compactMap { $0 as? UnitType }.map { measurement.converted(to: $0) }
    return all.first { abs($0.value) >= ($0.unit === UnitLength.miles ? 0.5 : 1) } ?? all.last
      ?? measurement
  }

  private static var lengths: [Dimension] {
    [UnitLength.miles, UnitLength.feet, UnitLength.inches]
  }
  private static var metricLengths: [Dimension] {
    [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
  }
  private static var masses: [Dimension] { [UnitMass.pounds, UnitMass.ounces] }
  private static var metricMasses: [Dimension] { [UnitMass.kilograms, UnitMass.grams] }
}
