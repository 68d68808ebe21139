import Foundation
import OpenCombine

extension Publishers {
  /// When `collect(_:options:)` publishes what it has collected.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Once in each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Once in each interval, and whenever so many elements have been collected. For each array
    /// that the subscriber wants, so many elements are requested.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Collects elements and publishes them together, once in each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let subscription = CollectingSubscription<S, Upstream.Output>(subscriber, count: count)
      subscription.join(upstream)
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) { subscription.send() }
      subscription.onEnd { timer.cancel() }
    }
  }
}

extension Publisher {
  /// Collects elements and publishes them together, once in each interval.
  ///
  /// When this publisher finishes, the rest is published first; a failure discards it. Elements
  /// without demand are kept until there is some.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Collects the elements of one publisher for one subscriber.
private final class CollectingSubscription<Downstream: Subscriber, Element>: Subscription
where Downstream.Input == [Element] {
  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var elements: [Element] = []
    var demand = Subscribers.Demand.none
    /// Elements that have been requested and have not come.
    var outstanding = 0
    /// Whether everything has been requested.
    var isOpen = false
    var isFinished = false
    var onEnd: (() -> Void)?
  }

  private let state: Locked<State>
  private let count: Int
  private let delivery = NSRecursiveLock()

  init(_ downstream: Downstream, count: Int) {
    state = Locked(State(downstream: downstream))
    self.count = max(count, 1)
    downstream.receive(subscription: self)
  }

  func join<P: Publisher>(_ publisher: P)
  where P.Output == Element, P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<Element, P.Failure>(
        receiveSubscription: { subscription in
          let isWanted = self.state.withLock { state in
            state.upstream = subscription
            return state.downstream != nil
          }
          if isWanted { self.requestMissing() } else { subscription.cancel() }
        },
        receiveValue: { element in
          let isFull = self.state.withLock { state in
            if state.downstream != nil { state.elements.append(element) }
            if !state.isOpen { state.outstanding -= 1 }
            return state.elements.count >= self.count
          }
          if isFull { self.send() }
          return .none
        },
        receiveCompletion: { completion in
          if case .failure = completion {
            // The subscriber may still be receiving an array on the scheduler's thread.
            self.delivery.lock()
            defer { self.delivery.unlock() }
            self.end()?.receive(completion: completion)
          } else {
            self.state.withLock { $0.isFinished = true }
            self.send()
          }
        }))
  }

  /// Calls `action` once, when the subscription ends; immediately if it has.
  func onEnd(_ action: @escaping () -> Void) {
    let hasEnded = state.withLock { state in
      if state.downstream == nil { return true }
      state.onEnd = action
      return false
    }
    if hasEnded { action() }
  }

  /// Publishes what has been collected, if there is something and it is wanted. Of more elements
  /// than an array has, the rest waits for the next one.
  func send() {
    delivery.lock()
    defer { delivery.unlock() }
    repeat {
      let ready = state.withLock { state -> (Downstream, [Element])? in
        guard let downstream = state.downstream, state.demand > 0, !state.elements.isEmpty else {
          return nil
        }
        state.demand -= 1
        guard state.elements.count > count else {
          defer { state.elements = [] }
          return (downstream, state.elements)
        }
        defer { state.elements.removeFirst(count) }
        return (downstream, Array(state.elements.prefix(count)))
      }
      guard let (downstream, elements) = ready else { break }
      let more = downstream.receive(elements)
      state.withLock { $0.demand += more }
    } while state.withLock({ $0.elements.count >= count || $0.isFinished })
    if state.withLock({ $0.isFinished && $0.elements.isEmpty }) {
      end()?.receive(completion: .finished)
    } else {
      requestMissing()
    }
  }

  /// Requests what is missing for the wanted arrays. Without a count, that is everything.
  private func requestMissing() {
    let (upstream, missing) = state.withLock { state -> ((any Subscription)?, Subscribers.Demand) in
      guard !state.isOpen, let upstream = state.upstream else { return (nil, .none) }
      guard count < Int.max, let wanted = (state.demand * count).max else {
        state.isOpen = true
        return (upstream, .unlimited)
      }
      let missing = wanted - state.elements.count - state.outstanding
      guard missing > 0 else { return (nil, .none) }
      state.outstanding += missing
      return (upstream, .max(missing))
    }
    upstream?.request(missing)
  }

  func request(_ demand: Subscribers.Demand) {
    let isWaiting = state.withLock { state in
      state.demand += demand
      return state.isFinished || state.elements.count >= count
    }
    if isWaiting { send() } else { requestMissing() }
  }

  func cancel() { _ = end() }

  private func end() -> Downstream? {
    let ended = state.withLock { state in
      let ended = state
      state = State(downstream: nil)
      return ended
    }
    ended.upstream?.cancel()
    ended.onEnd?()
    return ended.downstream
  }
}
