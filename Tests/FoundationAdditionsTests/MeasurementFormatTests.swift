import Foundation
import FoundationAdditions
import Testing

@Suite("Formatted measurements")
struct MeasurementFormatTests {
  private let us = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType,
    _ width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    _ usage: MeasurementFormatUnitUsage<UnitType> = .general, in locale: Locale
  ) -> String {
    Measurement(value: value, unit: unit).formatted(
      .measurement(width: width, usage: usage).locale(locale))
  }

  @Test("a measurement is shown in the unit of the locale")
  func units() {
    #expect(text(22, UnitTemperature.celsius, in: us) == "72°F")
    #expect(text(72, UnitTemperature.fahrenheit, in: german) == "22°C")
    #expect(text(5, UnitLength.kilometers, in: us) == "3.1 mi")
    #expect(text(5000, UnitLength.meters, in: german) == "5 km")
    #expect(text(2.5, UnitLength.meters, in: german) == "2,5 m")
    #expect(text(100, UnitSpeed.kilometersPerHour, in: us) == "62 mph")
    #expect(text(1, UnitMass.kilograms, in: us) == "2.2 lb")
    #expect(text(180, UnitLength.centimeters, .abbreviated, .person, in: us) == "71 in")
  }

  @Test("small amounts keep two digits, larger ones and weather are whole")
  func smallAmounts() {
    #expect(text(0.04, UnitVolume.liters, in: us) == "0.04 L")
    #expect(text(0.05, UnitEnergy.kilowattHours, in: us) == "0.05 kWh")
    #expect(text(0.25, UnitVolume.liters, in: us) == "0.25 L")
    #expect(text(0.1234, UnitVolume.liters, in: german) == "0,12 L")
    #expect(text(-0.04, UnitVolume.liters, in: us) == "-0.04 L")
    #expect(text(2, UnitVolume.liters, in: us) == "2 L")
    #expect(text(9.96, UnitVolume.liters, in: us) == "10 L")
    #expect(text(12.34, UnitVolume.liters, in: us) == "12 L")
    #expect(text(7.46, UnitTemperature.celsius, in: german) == "7,5°C")
    #expect(text(7.46, UnitTemperature.celsius, .abbreviated, .weather, in: german) == "7°C")
    #expect(text(0.04, UnitVolume.liters, .abbreviated, .asProvided, in: us) == "0.04 L")
  }

  @Test("a measurement keeps its unit when asked to, and every digit")
  func asProvided() {
    #expect(text(5.25, UnitLength.kilometers, .abbreviated, .asProvided, in: us) == "5.25 km")
    #expect(text(22, UnitTemperature.celsius, .abbreviated, .asProvided, in: us) == "22°C")
    #expect(text(64, UnitInformationStorage.megabytes, in: us) == "64 MB")
  }

  @Test("a wide unit is a word, a narrow one follows the number")
  func widths() {
    #expect(text(1, UnitLength.kilometers, .wide, .asProvided, in: us) == "1 kilometer")
    #expect(text(3, UnitLength.feet, .wide, .asProvided, in: us) == "3 feet")
    #expect(text(72, UnitTemperature.fahrenheit, .wide, in: us) == "72 degrees Fahrenheit")
    #expect(text(72, UnitTemperature.fahrenheit, .narrow, in: us) == "72°")
    #expect(text(5, UnitLength.kilometers, .narrow, .asProvided, in: us) == "5km")
  }

  @Test("the style of the number can be chosen")
  func number() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: us, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(style.format(Measurement(value: 1, unit: .miles)) == "1.00 mi")
    #expect(!Measurement(value: 1, unit: UnitLength.miles).formatted().isEmpty)
  }
}
