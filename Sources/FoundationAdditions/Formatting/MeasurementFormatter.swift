import Foundation

/// Formats a measurement in the unit that the locale prefers: `3.107 mi`, `71.6°F`, `5 kilometers`.
///
/// Names of units are English; symbols are those of the units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The unit that is shown.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The largest unit of which there is at least one. So it is without this option too, unless
    /// the measurement's own unit is shown.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// `72°` and not `72°F`.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  /// Long for the unit's name, medium for its symbol, short for its symbol without a space.
  open var unitStyle: Formatter.UnitStyle = .medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter?.locale = locale }
  }
  /// Decimal, with up to three digits after the decimal separator.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter!

  override public init() {
    super.init()
    numberFormatter = Self.decimal
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    numberFormatter = Self.decimal
  }

  private static var decimal: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return written(measurement.value, measurement.unit.symbol)
    }
    var shown = Measurement<Dimension>(value: measurement.value, unit: unit)
    if !unitOptions.contains(.providedUnit) {
      shown = MeasurementFormatUnitUsage<Dimension>.general.shown(shown, in: locale ?? .current)
    }
    let isDegree = shown.unit is UnitTemperature
    if isDegree, unitOptions.contains(.temperatureWithoutUnit) { return number(shown.value) + "°" }
    let name = UnitName(shown.unit)
    if unitStyle == .long {
      let number = number(shown.value)
      return "\(number) \(number == "1" ? name.one : name.many)"
    }
    return written(shown.value, shown.unit.symbol, followsDirectly: name.followsDirectly)
  }

  /// A unit without a value.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let unit = unit as? Dimension else { return unit.symbol }
    return UnitName(unit).many
  }

  override open func string(for obj: Any?) -> String? {
    (obj as? any AnyMeasurement).map { string(from: $0.plain) }
  }

  private func number(_ value: Double) -> String {
    numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func written(_ value: Double, _ symbol: String, followsDirectly: Bool = false) -> String {
    number(value) + (followsDirectly || unitStyle == .short ? "" : " ") + symbol
  }
}

/// A measurement in units of any kind.
private protocol AnyMeasurement {
  var plain: Measurement<Unit> { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var plain: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
