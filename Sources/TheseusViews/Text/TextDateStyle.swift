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
        string: Self.clock(abs(seconds), showsHours: true),
        nextChange: Self.change(of: seconds, by: 1, at: date))
    case .relative:
      let (units, least) = Self.units(abs(seconds), count: 2, in: environment.locale)
      self.init(
        string: units.joined(separator: ", "),
        nextChange: Self.change(of: seconds, by: least, at: date))
    case .offset:
      let (units, least) = Self.units(abs(seconds), count: 1, in: environment.locale)
      self.init(
        string: (seconds < 0 ? "-" : "+") + units.joined(),
        nextChange: Self.change(of: seconds, by: least, at: date))
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
      ? interval.lowerBound : Self.change(of: seconds, by: 1, at: origin)
    self.init(
      string: Self.clock(abs(seconds), showsHours: showsHours), nextChange: runs ? next : nil)
  }

  private init(string: String, nextChange: Date? = nil) {
    self.string = string
    self.nextChange = nextChange
  }

  /// Whole seconds from now: a future second counts until it is over, a past one when it is.
  private static func wholeSeconds(_ interval: TimeInterval) -> Int {
    Int(exactly: max(-1e15, min(1e15, interval.isNaN ? 0 : interval)).rounded(.up)) ?? 0
  }

  /// When a distance from now to `date`, shown in steps of `unit` seconds, is shown otherwise.
  private static func change(of seconds: Int, by unit: Int, at date: Date) -> Date {
    guard abs(date.timeIntervalSince1970) < 1e15 else { return .distantFuture }
    let steps = abs(seconds) / unit
    return date.addingTimeInterval(
      seconds > 0 ? -Double(steps * unit - 1) : Double((steps + 1) * unit))
  }

  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (minutes, hours) = (seconds / 60, seconds / 3600)
    if hours > 0, showsHours { return "\(hours):\(two(minutes % 60)):\(two(seconds % 60))" }
    return "\(minutes):\(two(seconds % 60))"
  }

  /// The largest units of an interval, at most `count` consecutive ones, and the seconds of the
  /// smallest of them. They are in the locale's language, or in English where one is a month or a
  /// year, which Foundation names in no other.
  /// - Parameter locale: nil for the user's.
  private static func units(_ seconds: Int, count: Int, in locale: Locale?) -> (
    units: [String], least: Int
  ) {
    let first = sizes.firstIndex { seconds >= $0.seconds } ?? sizes.count - 1
    var rest = seconds
    let used = sizes[first...].prefix(count)
    let reader = locale ?? Locale.named
    let foreign: Locale? = reader.flatMap { $0.identifier.hasPrefix("en") ? nil : $0 }
    let isTranslated = used.allSatisfy { $0.unit != nil }
    let units = used.compactMap { size -> String? in
      let amount = rest / size.seconds
      rest %= size.seconds
      if amount == 0, seconds > 0 { return nil }
      guard let foreign, isTranslated, let unit = size.unit else {
        return "\(amount) \(size.name)\(amount == 1 ? "" : "s")"
      }
      return Duration.seconds(Double(amount * size.seconds)).formatted(
        Duration.UnitsFormatStyle(
          allowedUnits: [unit], width: .wide, zeroValueUnits: .show(length: 1)
        ).locale(foreign))
    }
    return (units, used.last?.seconds ?? 1)
  }

  private struct DateStep {
    var name: String
    var seconds: Int
    var unit: Duration.UnitsFormatStyle.Unit?
  }

  private static var sizes: [DateStep] {
    [
      DateStep(name: "year", seconds: 31_536_000), DateStep(name: "month", seconds: 2_592_000),
      DateStep(name: "week", seconds: 604_800, unit: .weeks),
      DateStep(name: "day", seconds: 86_400, unit: .days),
      DateStep(name: "hour", seconds: 3600, unit: .hours),
      DateStep(name: "minute", seconds: 60, unit: .minutes),
      DateStep(name: "second", seconds: 1, unit: .seconds),
    ]
  }
}
