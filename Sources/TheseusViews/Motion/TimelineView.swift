import Foundation
import TheseusCore

/// The present time for the content of a `TimelineView`.
public struct TimelineViewDefaultContext: Sendable {
  /// How closely the content should follow the time.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The present time of the schedule.
  public let date: Date
  public let cadence: Cadence
}

/// A view that is evaluated again at the times of a schedule, by the clock of its host.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  /// The start of the view, from which the host's clock counts.
  @State private var start = TimelineStart()
  @State private var present: Date?
  private var property = TickerProperty()

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    let ticker = property.ticker
    let start = started
    content(Context(date: present ?? first(from: start), cadence: .live))
      .onAppear { if ticker.appeared() { follow() } }
      .onDisappear { ticker.disappeared() }
      .onChange(of: ComparedSchedule(schedule: schedule)) { if ticker.isShown { follow() } }
  }

  /// The start, which is the first time that it is asked for.
  private var started: TimelineStart.Instant {
    if let instant = start.instant { return instant }
    let ticker = property.ticker
    let instant = TimelineStart.Instant(date: ticker.date, time: ticker.now)
    start.instant = instant
    return instant
  }

  /// The first time when the view appears.
  private func first(from start: TimelineStart.Instant) -> Date {
    var dates = schedule.entries(from: start.date, mode: .normal).makeIterator()
    guard let date = dates.next(), date <= start.date else { return start.date }
    return date
  }

  /// Shows the times of the schedule from now on.
  private func follow() {
    let ticker = property.ticker
    let start = started
    let now = start.date.addingTimeInterval((ticker.now - start.time).seconds)
    show(schedule.entries(from: now, mode: .normal).makeIterator(), in: ticker.begin())
  }

  /// Waits for the times one by one; of several that have passed, only the last is shown.
  private func show(_ times: Schedule.Entries.Iterator, in sequence: TickerSequence) {
    var times = times
    var passed: Date?
    while let time = times.next() {
      let deadline = deadline(of: time)
      guard deadline > property.ticker.now else {
        passed = time
        continue
      }
      let rest = times
      sequence.at(deadline) {
        present = time
        show(rest, in: sequence)
      }
      break
    }
    if let passed { present = passed }
  }

  /// In whole milliseconds: a date is less exact than the clock, and would be late by its error.
  private func deadline(of time: Date) -> Duration {
    let start = started
    let delay = (time.timeIntervalSince(start.date) * 1000).rounded()
    // A date that is no number, or too far away for a duration, never comes.
    return start.time + .milliseconds(delay.isNaN ? 1e15 : min(max(delay, -1e15), 1e15))
  }
}

/// When a view began, by the calendar and by the host's clock.
private final class TimelineStart {
  struct Instant {
    let date: Date
    let time: Duration
  }

  var instant: Instant?
}

/// A schedule that changes when the view is given another one.
private struct ComparedSchedule<Schedule>: Equatable {
  let schedule: Schedule
  static func == (a: Self, b: Self) -> Bool { _viewValuesAreEqual(a.schedule, b.schedule) }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    let (seconds, attoseconds) = components
    return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
  }
}

/// The state ends with the animation.
extension TimelineView: TransientState {}
