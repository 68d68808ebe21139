import FoundationAdditions
import Testing

@Suite("Relative dates")
struct RelativeDateTimeFormatterTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func formatter(
    _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ units: RelativeDateTimeFormatter.UnitsStyle = .full, locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = style
    formatter.unitsStyle = units
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(
    "a date is so far from the reference, in its largest unit",
    arguments: [
      (-7_200.0, "2 hours ago"), (-60.0, "1 minute ago"), (259_260.0, "in 3 days"),
      (30.0, "in 30 seconds"),
    ])
  func numbers(seconds: TimeInterval, expected: String) {
    let date = now.addingTimeInterval(seconds)
    #expect(formatter().localizedString(for: date, relativeTo: now) == expected)
  }

  @Test("close dates have names, other languages their own words")
  func names() {
    let yesterday = now.addingTimeInterval(-86_400)
    #expect(formatter(.named).localizedString(for: yesterday, relativeTo: now) == "yesterday")
    #expect(formatter(.numeric).localizedString(for: yesterday, relativeTo: now) == "1 day ago")
    let german = formatter(.named, locale: "de_DE")
    #expect(german.localizedString(for: yesterday, relativeTo: now) == "gestern")
  }

  @Test("units are written out or short")
  func units() {
    let date = now.addingTimeInterval(-2 * 3_600)
    #expect(
      formatter(.numeric, .spellOut).localizedString(for: date, relativeTo: now) == "two hours ago")
    #expect(
      formatter(.numeric, .short).localizedString(for: date, relativeTo: now) == "2 hr. ago")
  }

  @Test(
    "components keep their unit, the largest that is not zero",
    arguments: [
      (DateComponents(day: 10), "in 10 days"), (DateComponents(hour: 36), "in 36 hours"),
      (DateComponents(month: 18), "in 18 months"),
      (DateComponents(year: -1, month: 3), "1 year ago"),
      (DateComponents(weekOfMonth: 5), "in 5 weeks"), (DateComponents(weekOfYear: 1), "in 1 week"),
      (DateComponents(minute: -90), "90 minutes ago"),
      (DateComponents(second: 90), "in 90 seconds"),
      (DateComponents(day: 0, hour: 25), "in 25 hours"),
    ])
  func componentUnits(components: DateComponents, expected: String) {
    #expect(formatter().localizedString(from: components) == expected)
  }

  @Test("components of one day have a name")
  func namedComponents() {
    #expect(formatter(.named).localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter(.named).localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test("components and intervals are taken from now")
  func components() {
    #expect(formatter().localizedString(from: DateComponents(day: -2)) == "2 days ago")
    #expect(formatter().localizedString(fromTimeInterval: 7_200) == "in 2 hours")
    #expect(formatter().string(for: "no date") == nil)
  }
}
