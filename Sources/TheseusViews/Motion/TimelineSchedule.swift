import Foundation

/// When a `TimelineView` shows something new.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The times from `startDate` on, in order; the last one at or before it comes first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may update.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// Times that follow each other at one distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// - Parameter interval: seconds between two times, more than 0; less is taken as a thousandth.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval >= 0.001 ? interval : 0.001
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let steps = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
    guard steps > 0 else { return Entries(upcoming: start, interval: interval) }
    let first = start.addingTimeInterval(steps * interval)
    // So far from an absurd start that numbers are not exact enough to find a time before the date.
    let isNear = abs(startDate.timeIntervalSince(first)) <= 2 * interval
    return Entries(upcoming: isNear ? first : startDate, interval: interval)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule.Entries(
      upcoming: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// Given times.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as a host of cells shows movement, or less often if requested.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// - Parameter minimumInterval: least seconds between two times; nil for the host's.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let least = minimumInterval ?? 0
    interval = least > 1 / 30 ? least : 1 / 30
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
    var next: Date? = startDate
    let (interval, isPaused) = (interval, isPaused)
    return AnyIterator {
      defer { next = isPaused ? nil : next?.addingTimeInterval(interval) }
      return next
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
