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
  @State private var start = Date.now
  @State private var present: Date?
  @Environment(\.clock) private var clock

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(Context(date: present ?? first, cadence: .live)).task {
      await clock.follow(schedule.entries(from: start, mode: .normal), from: start) { present = $0 }
    }
  }

  /// The first time when the view appears.
  private var first: Date {
    var dates = schedule.entries(from: start, mode: .normal).makeIterator()
    guard let date = dates.next(), date <= start else { return start }
    return date
  }
}

extension Clock where Duration == Swift.Duration {
  /// Waits for the `dates` one by one; of several that have passed, only the last is shown.
  @MainActor
  fileprivate func follow(_ dates: some Sequence<Date>, from start: Date, show: (Date) -> Void)
    async
  {
    let instant = now
    func due(_ time: Date) -> Instant {
      instant.advanced(by: .seconds(time.timeIntervalSince(start)))
    }
    var times = dates.makeIterator()
    var upcoming = times.next()
    while let next = upcoming {
      upcoming = times.next()
      if let upcoming, due(upcoming) <= now { continue }
      if due(next) > now, (try? await sleep(until: due(next), tolerance: nil)) == nil { return }
      guard !Task.isCancelled else { return }
      show(next)
    }
  }
}

/// The state ends with the animation.
extension TimelineView: TransientState {}
