import Foundation
import TheseusCore

/// The days that are chosen in a picker for several.
struct ChosenDays: Equatable {
  var days: Set<DateComponents>
  /// The days as of the last write.
  var get: Unseen<() -> Set<DateComponents>>
  var set: Unseen<(Set<DateComponents>) -> Void>

  /// An app may name a day without its era or calendar.
  private static func isSame(_ a: DateComponents, _ b: DateComponents) -> Bool {
    a.year == b.year && a.month == b.month && a.day == b.day
      && (a.era == nil || b.era == nil || a.era == b.era)
  }

  func contains(_ day: Date, in calendar: Calendar) -> Bool {
    guard !days.isEmpty else { return false }
    let components = calendar.dateComponents([.era, .year, .month, .day], from: day)
    return days.contains { Self.isSame($0, components) }
  }

  func toggle(_ day: Date, in calendar: Calendar) {
    let components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    var days = get.value()
    let others = days.filter { !Self.isSame($0, components) }
    if others.count == days.count { days.insert(components) } else { days = others }
    set.value(days)
  }

  private func dates(in calendar: Calendar) -> [Date] {
    days.compactMap { day in
      var day = day
      day.calendar = nil
      day.timeZone = nil
      return calendar.date(from: day)
    }
    .sorted()
  }

  func first(in calendar: Calendar) -> Date? { dates(in: calendar).first }

  /// The days in order, as assistive technologies and tests read them.
  func text(in calendar: Calendar) -> String {
    dates(in: calendar).map {
      calendar.dateComponents([.year, .month, .day], from: $0).standardText(.date, calendar)
    }
    .joined(separator: ", ")
  }
}
