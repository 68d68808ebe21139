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

    private let route = TimerRoute()

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
      route.add(id) { subscription.send($0) }
      subscription.onCancel { [route] in route.remove(id) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts a timer. Canceling any connection stops all timers of the publisher and ends its
    /// subscriptions; they also end with the publisher and its connections.
    public func connect() -> any Cancellable {
      if let driven = Self.driver?.fire(every: interval, { [weak route] in route?.send($0) }) {
        route.add(driven)
        return route
      }
      let timer = Timer(timeInterval: interval, repeats: true) { [weak route] _ in
        route?.send(Date())
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      route.add(AnyCancellable { timer.invalidate() })
      return route
    }
  }
}

/// The subscribers of one timer publisher, and the timer that serves them.
private final class TimerRoute: Cancellable, Sendable {
  private struct State {
    var receivers: [CombineIdentifier: (Date) -> Void] = [:]
    var timers: [AnyCancellable] = []
  }

  private let state = Locked(State())

  func add(_ id: CombineIdentifier, _ receive: @escaping (Date) -> Void) {
    state.withLock { $0.receivers[id] = receive }
  }

  func add(_ timer: AnyCancellable) { state.withLock { $0.timers.append(timer) } }

  func remove(_ id: CombineIdentifier) {
    // Releasing a receiver may run the subscriber's code, so it happens outside the lock.
    let removed = state.withLock { $0.receivers.removeValue(forKey: id) }
    _ = removed
  }

  func send(_ date: Date) {
    for receive in state.withLock({ Array($0.receivers.values) }) { receive(date) }
  }

  func cancel() {
    let removed = state.withLock { state in
      defer { state = State() }
      return state
    }
    for timer in removed.timers { timer.cancel() }
  }
}
