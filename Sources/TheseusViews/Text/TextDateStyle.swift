import Foundation

extension Text {
  /// The format of a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: UInt8, Codable, Sendable { case time, date, relative, offset, timer }
    let form: Kind

    /// The time of day: `3:45 PM`.
    public static let time = DateStyle(form: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(form: .date)
    /// The distance from now: `2 hours, 23 minutes`.
    public static let relative = DateStyle(form: .relative)
    /// The distance from now, rounded and signed: `+2 hours`.
    public static let offset = DateStyle(form: .offset)
    /// The distance from now, running: `36:59:01`.
    public static let timer = DateStyle(form: .timer)
  }
}

/// A date as text, and when it will read differently.
struct DateText {
  var string: String
  /// Nil when it never changes.
  var nextChange: Date?

  init(_ date: Date, style: Text.DateStyle, environment: TextEnvironment) {
    let now = environment.now ?? .now
    let seconds = Self.wholeSeconds(date.timeIntervalSince(now))
    switch style.form {
    case .time: self.init(string: environment.format(date, date: .omitted, time: .shortened))
    case .date: self.init(string: environment.format(date, date: .long, time: .omitted))
    case .timer:
      self.init(
        string: Self.clock(abs(seconds), showsHours: true, in: environment.locale),
        nextChange: Self.change(of: seconds, at: date))
    case .relative:
      let distance = Distance(abs(seconds), count: 2)
      self.init(
        string: distance.units(in: environment.locale).joined(separator: ", "),
        nextChange: Self.change(of: seconds, after: distance.range, at: date))
    case .offset:
      let distance = Distance(abs(seconds), count: 1)
      self.init(
        string: (seconds < 0 ? "-" : "+") + distance.units(in: environment.locale).joined(),
        nextChange: Self.change(of: seconds, after: distance.range, at: date))
    }
  }

  init(_ dates: ClosedRange<Date>, environment: TextEnvironment) {
    let (start, end) = (dates.lowerBound, dates.upperBound)
    var calendar = environment.calendar ?? .ofUser
    calendar.timeZone = environment.timeZone ?? .current
    if calendar.isDate(start, inSameDayAs: end) {
      let times = [start, end].map { environment.format($0, date: .omitted, time: .shortened) }
      self.init(string: times.joined(separator: " – "))
    } else {
      let days = [start, end].map { environment.format($0, date: .abbreviated, time: .omitted) }
      self.init(string: days.joined(separator: " – "))
    }
  }

  init(
    timer interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool,
    environment: TextEnvironment
  ) {
    let present = environment.now ?? .now
    let now = min(max(pause ?? present, interval.lowerBound), interval.upperBound)
    let origin = countsDown ? interval.upperBound : interval.lowerBound
    let seconds = Self.wholeSeconds(origin.timeIntervalSince(now))
    let runs = pause == nil && present < interval.upperBound
    let next =
      present < interval.lowerBound
      ? interval.lowerBound : Self.change(of: seconds, at: origin)
    self.init(
      string: Self.clock(abs(seconds), showsHours: showsHours, in: environment.locale),
      nextChange: runs ? next : nil)
  }

  private init(string: String, nextChange: Date? = nil) {
    self.string = string
    self.nextChange = nextChange
  }

  /// Whole seconds from now: a future second counts until it is over, a past one when it is.
  private static func wholeSeconds(_ interval: TimeInterval) -> Int {
    Int(exactly: max(-1e15, min(1e15, interval.isNaN ? 0 : interval)).rounded(.up)) ?? 0
  }

  /// When a distance from now to `date` is shown otherwise.
  /// - Parameter range: the distances, in seconds, that are shown alike; nil for only this one.
  private static func change(of seconds: Int, after range: Range<Int>? = nil, at date: Date) -> Date
  {
    guard abs(date.timeIntervalSince1970) < 1e15 else { return .distantFuture }
    let range = range ?? abs(seconds)..<abs(seconds) + 1
    return date.addingTimeInterval(
      seconds > 0 ? -Double(range.lowerBound - 1) : Double(range.upperBound))
  }

  /// - Parameter locale: nil for the user's.
  private static func clock(_ seconds: Int, showsHours: Bool, in locale: Locale?) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (minutes, hours) = (seconds / 60, seconds / 3600)
    let text =
      hours > 0 && showsHours
      ? "\(hours):\(two(minutes % 60)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    guard let locale = locale ?? Locale.named else { return text }
    return NumberFormat.Separators.of(locale).written(text)
  }
}

/// The largest units of a time, at most a number of consecutive ones: a month has 30 days and a
/// year 365.
private struct Distance {
  private let parts: [(unit: Unit, amount: Int)]
  /// The times, in seconds, with the same parts.
  let range: Range<Int>

  private enum Unit: Int, CaseIterable {
    case year = 31_536_000
    case month = 2_592_000
    case week = 604_800
    case day = 86_400
    case hour = 3600
    case minute = 60
    case second = 1

    var name: String { "\(self)" }

    /// nil for the units that Foundation does not name.
    var style: Duration.UnitsFormatStyle.Unit? {
      switch self {
      case .year, .month: nil
      case .week: .weeks
      case .day: .days
      case .hour: .hours
      case .minute: .minutes
      case .second: .seconds
      }
    }
  }

  init(_ seconds: Int, count: Int) {
    let units = Unit.allCases
    let first = units.firstIndex { seconds >= $0.rawValue } ?? units.count - 1
    var (lower, upper) = (0, first > 0 ? units[first - 1].rawValue : Int.max)
    var parts: [(unit: Unit, amount: Int)] = []
    for unit in units[first...].prefix(count) {
      let amount = (seconds - lower) / unit.rawValue
      lower += amount * unit.rawValue
      upper = min(upper, lower + unit.rawValue)
      if amount > 0 || seconds == 0 { parts.append((unit, amount)) }
    }
    self.parts = parts
    range = lower..<upper
  }

  /// In the locale's language; in English where a month or a year has no name in it.
  /// - Parameter locale: nil for the user's.
  func units(in locale: Locale?) -> [String] {
    if let locale = locale ?? Locale.named, !locale.identifier.hasPrefix("en") {
      let units = parts.compactMap { Self.text($0.amount, $0.unit, in: locale) }
      if units.count == parts.count { return units }
    }
    return parts.map { "\($0.amount) \($0.unit.name)\($0.amount == 1 ? "" : "s")" }
  }

  private static func text(_ amount: Int, _ unit: Unit, in locale: Locale) -> String? {
    guard let style = unit.style else {
      return CalendarUnitName(unit == .year ? .year : .month, in: locale)?.text(amount)
    }
    return Duration.seconds(Double(amount * unit.rawValue)).formatted(
      Duration.UnitsFormatStyle(
        allowedUnits: [style], width: .wide, zeroValueUnits: .show(length: 1)
      ).locale(locale))
  }
}
