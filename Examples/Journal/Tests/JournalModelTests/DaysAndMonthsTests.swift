import Foundation
import Testing

@testable import JournalModel

@Suite("Days and months are those of the calendar")
struct DaysAndMonthsTests {
  @Test("Every day from 1600 to 2400 is the one Foundation's calendar names")
  func daysAgreeWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for ordinal in stride(from: -135_140, through: 157_054, by: 13) {
      let day = Day(ordinal: ordinal)
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(ordinal) * 86_400))
      #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
      #expect(day.ordinal == ordinal)
    }
  }

  @Test("A day begins and ends at midnight of its time zone")
  func midnight() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600 + 1800))
    let midnight = Date(timeIntervalSince1970: Double(monday.ordinal) * 86_400 - 19_800)
    #expect(Day(midnight, in: zone) == monday)
    #expect(Day(midnight - 1, in: zone) == monday.adding(days: -1))
    #expect(Day(monday.noon(in: zone), in: zone) == monday)
  }

  @Test(
    "Text that does not describe a day is refused",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "+026-01-01", "2026-01-01 ", "",
      "２０２６-01-01", "0000-01-01",
    ])
  func noSuchDay(text: String) {
    #expect(Day(text) == nil)
    #expect(Page(text) == nil)
  }

  @Test(
    "Pages are read as they are written",
    arguments: ["2024-02-29", "0001-01-01", "9999-12-31", "2026-11"])
  func roundTrip(text: String) {
    #expect(Page(text)?.description == text)
  }

  @Test("Steps stay within the years 1 to 9999")
  func steps() {
    #expect(monday.adding(days: 30).description == "2026-12-16")
    #expect(monday.adding(days: .max).description == "9999-12-31")
    #expect(monday.adding(days: .min).description == "0001-01-01")
    #expect(monday.inMonth.adding(months: 2).description == "2027-01")
    #expect(monday.inMonth.adding(months: .min).description == "0001-01")
    #expect(monday.inMonth.adding(months: .max).description == "9999-12")
  }
}
