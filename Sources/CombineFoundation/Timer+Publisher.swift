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
      route.add(id, Self.driver) { subscription.send($0) }
      subscription.onCancel { [route] in route.remove(id) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer, unless it runs. Canceling any connection stops it and ends its
    /// subscriptions; they also end with the publisher and its connections.
    public func connect() -> any Cancellable {
      route.connect { [interval, tolerance, runLoop, mode] driver, fire in
        if let driven = driver?.fire(every: interval, fire) { return driven }
        let timer = Timer(timeInterval: interval, repeats: true) { _ in fire(Date()) }
        timer.tolerance = tolerance ?? 0
        runLoop.add(timer, forMode: mode)
        runLoop.wakeIfMain()
        return AnyCancellable { timer.invalidate() }
      }
      return route
    }
  }
}

/// The subscribers of one timer publisher, and the timers that serve them: one on the run loop, and
/// one for each driver that was set at a subscription. A publisher in a static property thus fires
/// for each test host by the host's own clock.
private final class TimerRoute: Cancellable, Sendable {
  /// Starts a timer that calls the function it is passed.
  typealias Start = ((any TimerDriver)?, @escaping @Sendable (Date) -> Void) -> AnyCancellable

  private struct Receiver {
    let clock: ObjectIdentifier?
    let driver: (any TimerDriver)?
    let receive: (Date) -> Void
  }

  private struct State {
    /// In the order in which they subscribed.
    var receivers: [(id: CombineIdentifier, receiver: Receiver)] = []
    var timers: [ObjectIdentifier?: AnyCancellable] = [:]
    /// Nil while not connected.
    var start: Start?
  }

  private let state = Locked(State())

  func add(
    _ id: CombineIdentifier, _ driver: (any TimerDriver)?, _ receive: @escaping (Date) -> Void
  ) {
    let receiver = Receiver(clock: driver?.clock, driver: driver, receive: receive)
    state.withLock { state in
      state.receivers.append((id, receiver))
      startTimer(for: receiver, &state)
    }
  }

  func connect(_ start: @escaping Start) {
    state.withLock { state in
      guard state.start == nil else { return }
      state.start = start
      for (_, receiver) in state.receivers { startTimer(for: receiver, &state) }
    }
  }

  private func startTimer(for receiver: Receiver, _ state: inout State) {
    guard let start = state.start, state.timers[receiver.clock] == nil else { return }
    state.timers[receiver.clock] = start(receiver.driver) { [weak self, clock = receiver.clock] in
      self?.send($0, by: clock)
    }
  }

  func remove(_ id: CombineIdentifier) {
    // Releasing a receiver may run the subscriber's code, so it happens outside the lock.
    let removed = state.withLock { state -> (Receiver, AnyCancellable?)? in
      guard let index = state.receivers.firstIndex(where: { $0.id == id }) else { return nil }
      let receiver = state.receivers.remove(at: index).receiver
      let isLast = !state.receivers.contains { $0.receiver.clock == receiver.clock }
      return (receiver, isLast ? state.timers.removeValue(forKey: receiver.clock) : nil)
    }
    removed?.1?.cancel()
  }

  private func send(_ date: Date, by clock: ObjectIdentifier?) {
    let receivers = state.withLock { state in
      state.receivers.filter { $0.receiver.clock == clock }
    }
    for (_, receiver) in receivers { receiver.receive(date) }
  }

  func cancel() {
    let removed = state.withLock { state in
      defer { state = State() }
      return state
    }
    for timer in removed.timers.values { timer.cancel() }
  }
}
