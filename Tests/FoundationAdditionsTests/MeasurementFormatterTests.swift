import FoundationAdditions
import Testing

@Suite("A formatter of measurements")
struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String = "en_US", _ options: MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  private let warmth = Measurement(value: 22, unit: UnitTemperature.celsius)
  private let way = Measurement(value: 5, unit: UnitLength.kilometers)

  @Test("a measurement is in the unit of the locale, or in its own")
  func units() {
    #expect(formatter().string(from: warmth) == "71.6°F")
    #expect(formatter("de_DE").string(from: warmth) == "22°C")
    #expect(formatter().string(from: way) == "3.107 mi")
    #expect(formatter("en_US", .providedUnit).string(from: way) == "5 km")
    let meters = Measurement(value: 2500, unit: UnitLength.meters)
    #expect(formatter("de_DE", .naturalScale).string(from: meters) == "2,5 km")
    #expect(formatter("de_DE", .providedUnit).string(from: meters) == "2.500 m")
  }

  @Test("a unit is a name, a symbol, or a symbol at the number")
  func styles() {
    #expect(formatter("en_US", .providedUnit, .long).string(from: way) == "5 kilometers")
    #expect(formatter("en_US", .providedUnit, .short).string(from: way) == "5km")
    #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warmth) == "71.6°")
    #expect(formatter().string(from: UnitLength.kilometers) == "km")
    #expect(formatter("en_US", [], .long).string(from: UnitLength.feet) == "feet")
  }

  @Test("the app's formatter writes the number")
  func numbers() {
    let whole = formatter()
    whole.numberFormatter.maximumFractionDigits = 0
    #expect(whole.string(from: warmth) == "72°F")
  }

  @Test("units without a dimension, and objects")
  func objects() {
    let boxes = Measurement(value: 3, unit: Unit(symbol: "boxes"))
    #expect(formatter().string(from: boxes) == "3 boxes")
    #expect(formatter().string(for: way) == "3.107 mi")
    #expect(formatter().string(for: "none") == nil)
  }
}
