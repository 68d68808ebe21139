import Foundation

#if !canImport(Darwin)
  import OpenCombineFoundation
#endif

/// A publisher that takes its time from `Timer.publish(…).autoconnect()`.
///
/// A host whose clock moves only when it is told to fires such timers by that clock. Elsewhere the
/// run loop fires them.
protocol TimedPublisher: Publisher where Failure == Never {
  /// The same values, fired by the clock of `runtime`.
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never>
}

extension Publishers.Autoconnect: TimedPublisher where Upstream == Timer.TimerPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Date, Never> {
    let dates = PassthroughSubject<Date, Never>()
    let ticker = Ticker(upstream, runtime) { dates.send($0) }
    return dates.handleEvents(receiveCancel: { MainActor.assumeIsolatedUnchecked { ticker.stop() } }
    )
    .eraseToAnyPublisher()
  }
}

/// Fires at the interval of a timer, by the clock of a host.
@MainActor
private final class Ticker {
  private let runtime: ViewRuntime
  private let interval: Duration
  private let fire: (Date) -> Void
  private let start = Date()
  private let startTime: Duration
  private var count = 0
  private var connection: TimerConnection?

  init(_ timer: Timer.TimerPublisher, _ runtime: ViewRuntime, _ fire: @escaping (Date) -> Void) {
    self.runtime = runtime
    self.fire = fire
    // Foundation's least interval.
    interval = .seconds(max(timer.interval, 0.0001))
    startTime = runtime.timeline.now()
    connection = TimerConnection(timer)
    schedule()
  }

  func stop() {
    connection?.cancel()
    connection = nil
  }

  private func schedule() {
    count += 1
    let elapsed = interval * count
    runtime.timeline.at(startTime + elapsed) { [self] in
      guard connection?.isAlive == true else { return }
      schedule()
      fire(start + elapsed / .seconds(1))
      runtime.flush()
    }
  }
}

/// A subscriber of a timer that is never fired by it. It shows whether the timer still has
/// subscribers: `timer.upstream.connect().cancel()`, which stops a timer, removes them all.
private final class TimerConnection {
  /// Held by the timer alone.
  private weak var subscription: AnyObject?

  init(_ timer: Timer.TimerPublisher) {
    timer.receive(subscriber: Held(self))
  }

  var isAlive: Bool { subscription != nil }

  func cancel() { (subscription as? any Subscription)?.cancel() }

  private struct Held: Subscriber {
    typealias Input = Date
    typealias Failure = Never
    let combineIdentifier = CombineIdentifier()
    unowned let connection: TimerConnection

    init(_ connection: TimerConnection) { self.connection = connection }

    func receive(subscription: any Subscription) {
      connection.subscription = subscription as AnyObject
    }
    func receive(_ input: Date) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }
}

// Operators that keep the time of what they are applied to.

extension Publishers.Map: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).map(transform).eraseToAnyPublisher()
  }
}

extension Publishers.CompactMap: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).compactMap(transform).eraseToAnyPublisher()
  }
}

extension Publishers.Filter: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).filter(isIncluded).eraseToAnyPublisher()
  }
}

extension Publishers.Scan: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).scan(initialResult, nextPartialResult).eraseToAnyPublisher()
  }
}

extension Publishers.RemoveDuplicates: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).removeDuplicates(by: predicate).eraseToAnyPublisher()
  }
}

extension Publishers.Output: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).output(in: range).eraseToAnyPublisher()
  }
}

extension Publishers.Drop: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).dropFirst(count).eraseToAnyPublisher()
  }
}

extension Publishers.PrefixWhile: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).prefix(while: predicate).eraseToAnyPublisher()
  }
}

extension Publishers.First: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime).first().eraseToAnyPublisher()
  }
}

/// Values are delivered on the main actor in any case.
extension Publishers.ReceiveOn: TimedPublisher where Upstream: TimedPublisher {
  @MainActor func timed(by runtime: ViewRuntime) -> AnyPublisher<Output, Never> {
    upstream.timed(by: runtime)
  }
}
