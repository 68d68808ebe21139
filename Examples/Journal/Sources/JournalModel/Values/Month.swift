import Foundation

/// A month of the Gregorian calendar: the name of a page of the future log. Its text is `2026-11`.
public struct Month: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int

  /// Nil when there is no such month.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  public init(containing day: Day) {
    year = day.year
    month = day.month
  }

  /// The month `count` months later, or earlier when negative; clamped to the years 1 to 9999.
  public func adding(months count: Int) -> Month {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(count)
    let index = min(max(overflow ? (count < 0 ? 12 : 119_999) : sum, 12), 119_999)
    return Month(uncheckedYear: index / 12, month: index % 12 + 1)
  }

  private init(uncheckedYear year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  public var firstDay: Day { Day(year: year, month: month, day: 1) ?? Day(ordinal: 0) }

  /// The number of days of the month.
  public var length: Int { Self.length(year: year, month: month) }

  static func length(year: Int, month: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func < (lhs: Month, rhs: Month) -> Bool {
    (lhs.year, lhs.month) < (rhs.year, rhs.month)
  }

  static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Exactly `digits` ASCII digits: no plus or minus, no space, no digits of other scripts.
  static func number(_ text: some StringProtocol, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

extension Month: LosslessStringConvertible {
  /// `2026-11`.
  public var description: String { "\(Self.digits(year, 4))-\(Self.digits(month, 2))" }

  /// Reads `2026-11`; nil for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let year = Self.number(parts[0], digits: 4),
      let month = Self.number(parts[1], digits: 2)
    else { return nil }
    self.init(year: year, month: month)
  }
}
