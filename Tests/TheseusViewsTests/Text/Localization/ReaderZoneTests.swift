import Foundation
import Testing

@testable import TheseusViews

@Suite("dates with a format are in the time zone and the calendar of their surroundings")
struct ReaderZoneTests {
  private let start = Date(timeIntervalSince1970: 0)
  private let british = Locale(identifier: "en_GB")

  private func shown(
    _ text: Text, zone: Int? = nil, calendar: Calendar? = nil, locale: Locale? = nil
  ) -> String {
    var environment = TextEnvironment()
    environment.timeZone = zone.flatMap { TimeZone(secondsFromGMT: $0 * 3600) }
    environment.calendar = calendar
    environment.locale = locale
    return text.resolve(in: environment).string
  }

  @Test("the time zone, also of a format with a locale of its own")
  func zones() {
    let time = Date.FormatStyle(date: .omitted, time: .shortened, locale: british)
    #expect(shown(Text(start, format: time), zone: 5).hasSuffix("5:00"))
    #expect(shown(Text("at \(start, format: time)"), zone: -3) == "at 21:00")
    let open = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    #expect(shown(Text(start, format: open), zone: 7, locale: british) == "07:00")
  }

  @Test("a time zone of the format's own stays")
  func own() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
    let time = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: british, timeZone: zone)
    #expect(shown(Text(start, format: time), zone: 5).hasSuffix("2:00"))
  }

  @Test("a date is shown in its reader's calendar")
  func calendars() {
    let year = Date.FormatStyle(locale: Locale(identifier: "en_US")).year()
    let thai = Calendar(identifier: .buddhist)
    #expect(shown(Text(start, format: year), zone: 0, calendar: thai).contains("2513"))
    #expect(shown(Text(start, format: year), zone: 0).contains("1970"))
  }

  @Test("a range is one of times when both are on the same day where the reader is")
  func ranges() {
    // From 22:00 to 23:30.
    let range = start.addingTimeInterval(22 * 3600)...start.addingTimeInterval(23.5 * 3600)
    #expect(shown(Text(range), zone: 0, locale: british) == "22:00 – 23:30")
    #expect(shown(Text(range), zone: 1, locale: british).contains("1970"))
  }
}
