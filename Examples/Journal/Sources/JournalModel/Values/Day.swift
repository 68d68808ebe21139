import Foundation

/// A day of the Gregorian calendar, without a time or a time zone: the name of a page.
///
/// Its text is ISO 8601 (`2026-11-21`), in the database and in exported files. Years run from 1 to
/// 9999.
public struct Day: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to the length of the month.
  public let day: Int

  /// Nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Month.length(year: year, month: month)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that `date` falls on in `timeZone`.
  public init(_ date: Date, in timeZone: TimeZone = .current) {
    let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    self.init(ordinal: Int((local / 86_400).rounded(.down)))
  }

  /// The day `ordinal` days after 1970-01-01, clamped to the years 1 to 9999.
  init(ordinal: Int) {
    // Counted in 400-year eras that begin on 1 March, so that a leap day is the last of its year.
    let shifted = min(max(ordinal, Self.firstOrdinal), Self.lastOrdinal) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  private static let firstOrdinal = -719_162
  private static let lastOrdinal = 2_932_896

  /// Days since 1970-01-01.
  var ordinal: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day `count` days later, or earlier when negative.
  public func adding(days count: Int) -> Day {
    let (sum, overflow) = ordinal.addingReportingOverflow(count)
    return Day(ordinal: overflow ? (count < 0 ? Self.firstOrdinal : Self.lastOrdinal) : sum)
  }

  /// The number of days from this one to `other`.
  public func days(until other: Day) -> Int { other.ordinal - ordinal }

  public var inMonth: Month { Month(containing: self) }

  /// Noon of the day in `timeZone`: a moment of it that exists everywhere, for formatting.
  public func noon(in timeZone: TimeZone = .current) -> Date {
    let utc = Date(timeIntervalSince1970: Double(ordinal) * 86_400 + 43_200)
    return utc.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: utc)))
  }

  public static func < (lhs: Day, rhs: Day) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}

extension Day: LosslessStringConvertible {
  /// ISO 8601, `2026-11-21`.
  public var description: String { "\(inMonth)-\(Month.digits(day, 2))" }

  /// Reads ISO 8601, `2026-11-21`; nil for anything else, and for a day that does not exist.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Month.number(parts[0], digits: 4),
      let month = Month.number(parts[1], digits: 2),
      let day = Month.number(parts[2], digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
