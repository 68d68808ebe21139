import Foundation
import OpenCombine

/// The time of schedulers that use dates: run loops and operation queues.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by stride: Stride) -> Self {
    Self(date.addingTimeInterval(stride.timeInterval))
  }

  /// A span of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable,
    SignedNumeric, Codable, Hashable, Sendable
  {
    public var timeInterval: TimeInterval

    public var magnitude: TimeInterval { timeInterval.magnitude }

    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(integerLiteral value: TimeInterval) { timeInterval = value }
    public init(floatLiteral value: TimeInterval) { timeInterval = value }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let timeInterval = TimeInterval(exactly: source) else { return nil }
      self.timeInterval = timeInterval
    }

    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    public static func *= (a: inout Self, b: Self) { a.timeInterval *= b.timeInterval }

    public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1_000) }
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1_000_000) }
    public static func nanoseconds(_ count: Int) -> Self {
      Self(TimeInterval(count) / 1_000_000_000)
    }
  }
}

/// Options of schedulers that have none.
public struct DateSchedulerOptions: Sendable {}

extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = DateSchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    perform { action.value() }
    wakeIfMain()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(Timer.calling(action, at: date, tolerance), forMode: .default)
    wakeIfMain()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer.calling(action, at: date, tolerance, every: interval)
    add(timer, forMode: .default)
    wakeIfMain()
    return AnyCancellable { timer.invalidate() }
  }
}

extension RunLoop {
  /// Foundation's run loop does not notice a block or a timer from another thread before it wakes
  /// for something else. A job of the main queue wakes every loop of the main thread.
  func wakeIfMain() {
    if !Thread.isMainThread, self == RunLoop.main { DispatchQueue.main.async {} }
  }
}

extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = DateSchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    let delay = max(0, now.distance(to: date).timeInterval)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
      addOperation { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedSendable(action)
    let source = DispatchSource.makeTimerSource()
    source.schedule(
      deadline: .now() + max(0, now.distance(to: date).timeInterval),
      repeating: max(0, interval.timeInterval),
      leeway: .nanoseconds(Int(min(max(0, tolerance.timeInterval), 3_600) * 1_000_000_000)))
    source.setEventHandler { [self] in addOperation { action.value() } }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension Timer {
  /// A timer that is on no run loop yet.
  fileprivate static func calling(
    _ action: @escaping () -> Void, at time: DateSchedulerTime,
    _ tolerance: DateSchedulerTime.Stride,
    every interval: DateSchedulerTime.Stride? = nil
  ) -> Timer {
    let action = UncheckedSendable(action)
    let timer = Timer(
      fire: time.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
    ) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    return timer
  }
}
