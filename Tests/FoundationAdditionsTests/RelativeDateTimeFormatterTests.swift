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

  @Test("components and intervals are taken from now")
  func components() {
    #expect(formatter().localizedString(from: DateComponents(day: -2)) == "2 days ago")
    #expect(formatter().localizedString(fromTimeInterval: 7_200) == "in 2 hours")
    #expect(formatter().string(for: "no date") == nil)
  }
}
