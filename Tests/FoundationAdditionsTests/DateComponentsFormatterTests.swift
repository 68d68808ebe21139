import FoundationAdditions
import Testing

@Suite("Amounts of time")
struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "each style writes hours and minutes in its way",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:05:00"), (.abbreviated, "1h 5m"),
      (.short, "1 hr, 5 min"), (.full, "1 hour, 5 minutes"), (.spellOut, "one hour, five minutes"),
      (.brief, "1hr 5min"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(formatter(style).string(from: 3_900) == expected)
  }

  @Test("positions drop leading zeros, or pad with them")
  func positions() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(.positional, units).string(from: 65) == "1:05")
    #expect(formatter(.positional, units).string(from: 5) == "5")
    let padded = formatter(.positional, units)
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "00:01:05")
    let minutes = formatter(.positional, [.minute, .second])
    minutes.zeroFormattingBehavior = .pad
    #expect(minutes.string(from: 3_725) == "62:05")
    #expect(minutes.string(from: -65) == "-01:05")
  }

  @Test("nothing is zero of the smallest unit")
  func zero() {
    #expect(formatter(.full, [.hour, .minute]).string(from: 0) == "0 minutes")
    #expect(formatter(.positional, [.minute, .second]).string(from: 0) == "0")
  }

  @Test("the largest units are kept, and the rest rounds")
  func largest() {
    let one = formatter(.full, [.day, .hour, .minute])
    one.maximumUnitCount = 1
    #expect(one.string(from: 3_600 + 31 * 60) == "2 hours")
    #expect(one.string(from: 3_600 + 29 * 60) == "1 hour")
    #expect(one.string(from: 86_400 - 60) == "1 day")
  }

  @Test("a single largest unit can be given up")
  func collapsing() {
    let collapsing = formatter(.full, [.hour, .minute])
    collapsing.collapsesLargestUnit = true
    #expect(collapsing.string(from: 5_400) == "90 minutes")
    #expect(collapsing.string(from: 3_600) == "1 hour")
  }

  @Test("components, dates and years are amounts too")
  func components() {
    #expect(
      formatter(.full).string(from: DateComponents(year: 2, month: 1)) == "2 years, 1 month")
    let start = Date(timeIntervalSince1970: 0)
    #expect(
      formatter(.full, [.day]).string(from: start, to: start.addingTimeInterval(3 * 86_400))
        == "3 days")
    #expect(
      formatter(.full, [.hour, .minute]).string(from: DateComponents(hour: 26)) == "26 hours")
  }

  @Test("phrases surround the amount, and languages have their words")
  func phrases() {
    let phrased = formatter(.full, [.minute])
    phrased.includesApproximationPhrase = true
    phrased.includesTimeRemainingPhrase = true
    #expect(phrased.string(from: 300) == "About 5 minutes remaining")
    #expect(formatter(.full, [.hour], locale: "de_DE").string(from: 7_200) == "2 Stunden")
  }

  @Test("an interval that is not a number has no text")
  func notANumber() {
    #expect(formatter(.full).string(from: .nan) == nil)
    #expect(formatter(.full).string(from: .infinity) == nil)
  }
}
