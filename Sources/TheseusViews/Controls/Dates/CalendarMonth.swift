import Foundation

/// The days of one month in rows of weeks, as a calendar on a wall shows them.
struct CalendarMonth: Equatable {
  let calendar: Calendar
  /// The start of the month's first day.
  let first: Date
  /// Six weeks of seven days from the locale's first weekday; nil for days of other months.
  let weeks: [[Date?]]

  static let weekCount = 6
  static let weekLength = 7

  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    self.first = first
    let length = Self.weekLength
    // Some calendars start a month after its first numbered day, so the offset is a remainder.
    let offset =
      (calendar.component(.weekday, from: first) - calendar.firstWeekday + length) % length
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    weeks = (0..<Self.weekCount).map { week in
      (0..<length).map { weekday in
        let day = week * length + weekday - offset
        guard (0..<count).contains(day) else { return nil }
        return calendar.date(byAdding: .day, value: day, to: first)
      }
    }
  }

  /// The month and year, such as "November 2026".
  var title: String { first.formatted(style.month(.wide).year()) }

  /// The shortest common names of the weekdays, such as "Mo", in the order of the columns.
  var weekdays: [String] {
    let symbols = style.weekday(.short)
    return (0..<Self.weekLength).map { index in
      // Any week: its days have the names of all weeks.
      let day = index + calendar.firstWeekday - calendar.component(.weekday, from: first)
      return calendar.date(byAdding: .day, value: day, to: first)?.formatted(symbols) ?? ""
    }
  }

  /// The number of a day in the locale's digits.
  func number(of day: Date) -> String { day.formatted(style.day()) }

  /// The row and the column of a day; nil when it is in another month.
  func position(of date: Date) -> (week: Int, weekday: Int)? {
    for (week, days) in weeks.enumerated() {
      if let weekday = days.firstIndex(where: {
        $0.map { calendar.isDate($0, inSameDayAs: date) } ?? false
      }) {
        return (week, weekday)
      }
    }
    return nil
  }

  /// The month that is `count` months later.
  func moved(by count: Int) -> CalendarMonth {
    guard let date = calendar.date(byAdding: .month, value: count, to: first) else { return self }
    return CalendarMonth(containing: date, in: calendar)
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
  }
}
