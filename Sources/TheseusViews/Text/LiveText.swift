import Foundation

/// A source of values that change with time, for texts that follow them.
public struct TimeDataSource<Value> {
  let clock: TextClock
  /// The value at a date.
  let value: (Date) -> Value
  /// The date at which there is another value first.
  let date: (Value) -> Date
}

/// The value that a text shows of the time.
enum TextClock: Hashable, Sendable {
  case now
  case rangeEnding(Date)
  case rangeStarting(Date)
  case offset(Date)
}

extension Date {
  /// The date within 30,000 years, which a `Duration` and a calendar can hold; the reference date
  /// for one that is not a number.
  fileprivate var clamped: Date {
    let seconds = timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -1e12), 1e12))
  }
}

extension TimeDataSource where Value == Date {
  /// The present date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(clock: .now, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From the present date to `date`; empty when that is over.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    let date = date.clamped
    return TimeDataSource(
      clock: .rangeEnding(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }

  /// From `date` to the present date; empty until then.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    let date = date.clamped
    return TimeDataSource(
      clock: .rangeStarting(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since `date`; negative until then.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    let date = date.clamped
    return TimeDataSource(
      clock: .offset(date), value: { .clamped(seconds: $0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension Text {
  /// A value of the time as a format style writes it. It is written again when that reads
  /// differently, which the style says.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.live(LiveText(source, format) { .string($0) }))
  }

  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.live(LiveText(source, format) { .attributed($0) }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value of the time, as in `Text(_:format:)`.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}

/// A value of the time as a format style prints it for its reader.
///
/// Two are equal if their sources and their styles are.
final class LiveText: Equatable, @unchecked Sendable {
  enum Output: Equatable, Sendable {
    case string(String)
    case attributed(AttributedString)
  }

  private let clock: TextClock
  private let style: AnyHashable
  private let write: (Date, ReaderSettings) -> (output: Output, nextChange: Date?)

  /// The least time between two changes, in seconds: a style may name the present time as the next.
  private static let leastWait = 1.0 / 30

  init<F: DiscreteFormatStyle>(
    _ source: TimeDataSource<F.FormatInput>, _ format: F,
    _ output: @escaping (F.FormatOutput) -> Output
  ) {
    clock = source.clock
    style = AnyHashable(format)
    write = { now, reader in
      let style = format.following(reader)
      let value = source.value(now)
      let next = style.discreteInput(after: value).map { source.date($0) }
      return (
        output(style.format(value)),
        next.map { max($0, now.addingTimeInterval(Self.leastWait)) }
      )
    }
  }

  /// Its words now, and when they change; nil for never.
  func output(in environment: TextEnvironment) -> (output: Output, nextChange: Date?) {
    write(environment.now ?? .now, ReaderSettings(environment))
  }

  static func == (a: LiveText, b: LiveText) -> Bool {
    a === b || a.clock == b.clock && a.style == b.style
  }
}
