import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats a measurement: `72°F`, `3.1 mi`, `5 kilometers`.
  ///
  /// Names of units are English; symbols are those of the units.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String
      /// The unit's name: `5 kilometers`.
      public static var wide: Self { Self(name: "wide") }
      /// Its symbol: `5 km`.
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// Its symbol without a space: `5km`, `72°`.
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Replaces the precision that the usage has.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale) = (width, locale)
      (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement) -> String {
      let shown = usage?.shown(value, in: locale) ?? value
      let number = number(shown.value)
      let name = UnitName(shown.unit)
      switch width {
      case .wide: return "\(number) \(number == "1" ? name.one : name.many)"
      case .narrow:
        return number + (shown.unit is UnitTemperature ? "°" : shown.unit.symbol)
      default: return "\(number)\(name.followsDirectly ? "" : " ")\(shown.unit.symbol)"
      }
    }

    private func number(_ value: Double) -> String {
      if let numberFormatStyle { return numberFormatStyle.locale(locale).format(value) }
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      guard usage != nil, usage != .asProvided else {
        return style.precision(.fractionLength(0...6)).format(value)
      }
      // An amount for people: whole, but of small ones two digits. Weather is whole.
      guard abs(value) < 10, usage?.name != "weather" else {
        return style.precision(.fractionLength(0...0)).format(value)
      }
      return style.precision(.significantDigits(1...2)).format(value)
    }
  }

  /// The measurement in the unit that the locale prefers, with the unit's symbol.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// How a unit is written in English.
struct UnitName {
  var one: String
  var many: String
  /// Whether the symbol has no space before it.
  var followsDirectly = false

  init(_ unit: Dimension) {
    switch unit {
    case UnitTemperature.celsius: self.init("degree Celsius", "degrees Celsius")
    case UnitTemperature.fahrenheit: self.init("degree Fahrenheit", "degrees Fahrenheit")
    case UnitTemperature.kelvin: self.init("kelvin", "kelvins")
    case UnitLength.feet: self.init("foot", "feet")
    case UnitLength.inches: self.init("inch", "inches")
    case UnitSpeed.milesPerHour: self.init("mile per hour", "miles per hour")
    case UnitSpeed.kilometersPerHour: self.init("kilometer per hour", "kilometers per hour")
    case UnitSpeed.metersPerSecond: self.init("meter per second", "meters per second")
    case UnitAngle.degrees: self.init("degree", "degrees")
    default:
      let name = Self.names.first { $0.unit == unit }?.name ?? unit.symbol
      self.init(name, name == unit.symbol ? name : name + "s")
    }
    followsDirectly = unit.symbol.hasPrefix("°")
  }

  private init(_ one: String, _ many: String) { (self.one, self.many) = (one, many) }

  private static var names: [(unit: Dimension, name: String)] {
    [
      (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"),
      (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
      (UnitLength.miles, "mile"), (UnitLength.yards, "yard"), (UnitMass.kilograms, "kilogram"),
      (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"), (UnitMass.pounds, "pound"),
      (UnitMass.ounces, "ounce"), (UnitVolume.liters, "liter"),
      (UnitVolume.milliliters, "milliliter"), (UnitVolume.cups, "cup"),
      (UnitVolume.gallons, "gallon"), (UnitDuration.hours, "hour"),
      (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
      (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilojoules, "kilojoule"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.watts, "watt"),
      (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"),
    ]
  }
}
