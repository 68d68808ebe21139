import Foundation
import OpenCombine

extension Timer {
  /// Publishes the current date repeatedly, from when it is connected.
  /// - Parameters:
  ///   - interval: seconds between two dates.
  ///   - tolerance: seconds that a date may be late.
  ///   - runLoop: the run loop on which the timer runs.
  ///   - mode: the mode of the run loop in which it runs.
  ///   - options: not used.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the current date repeatedly, from when it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    private let receivers = Locked<[CombineIdentifier: (Date) -> Void]>([:])

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let subscription = DemandedSubscription(subscriber)
      let id = subscription.combineIdentifier
      receivers.withLock { $0[id] = { subscription.send($0) } }
      subscription.onCancel { [receivers] in
        let removed = receivers.withLock { $0.removeValue(forKey: id) }
        _ = removed
      }
      subscriber.receive(subscription: subscription)
    }

    /// Starts a timer, which runs until the connection is cancelled or released.
    public func connect() -> any Cancellable {
      let receivers = receivers
      let timer = Timer(timeInterval: interval, repeats: true) { _ in
        let now = Date()
        for receive in receivers.withLock({ Array($0.values) }) { receive(now) }
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
