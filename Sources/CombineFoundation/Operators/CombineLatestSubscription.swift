import Foundation
import OpenCombine

/// Joins the newest values of several publishers for one subscriber: the behavior of
/// `combineLatest`.
///
/// The subscriber's demand goes to every publisher. A value that arrives without demand replaces
/// the earlier one of its publisher. Values may arrive on different threads; the subscriber
/// receives one at a time.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var values: [Any?]
    var subscriptions: [(any Subscription)?]
    var finished: Set<Int> = []
    var demand = Subscribers.Demand.none
  }

  private let state: Locked<State>
  private let combine: ([Any]) -> Downstream.Input
  // Recursive: a subscriber may send to one of the publishers while it receives.
  private let delivery = NSRecursiveLock()

  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
    state = Locked(
      State(
        downstream: downstream, values: Array(repeating: nil, count: count),
        subscriptions: Array(repeating: nil, count: count)))
    self.combine = combine
    downstream.receive(subscription: self)
  }

  /// Subscribes to the publisher whose values have this index.
  func join<P: Publisher>(_ publisher: P, _ index: Int) where P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.receive(subscription: $0, index) },
        receiveValue: { self.receive($0, index) },
        receiveCompletion: { self.receive(completion: $0, index) }))
  }

  func request(_ demand: Subscribers.Demand) {
    let subscriptions = state.withLock { state in
      state.demand += demand
      return state.subscriptions
    }
    for subscription in subscriptions { subscription?.request(demand) }
  }

  func cancel() { _ = end() }

  /// Releases everything outside the lock, because that may run the subscriber's code.
  private func end() -> Downstream? {
    let ended = state.withLock { state in
      let ended = state
      state.downstream = nil
      state.values = state.values.map { _ in nil }
      state.subscriptions = state.subscriptions.map { _ in nil }
      return ended
    }
    for subscription in ended.subscriptions { subscription?.cancel() }
    return ended.downstream
  }

  private func receive(subscription: any Subscription, _ index: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.downstream != nil, state.subscriptions[index] == nil else { return nil }
      state.subscriptions[index] = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ value: Any, _ index: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let (old, ready) = state.withLock { state -> (Any?, (Downstream, [Any])?) in
      guard let downstream = state.downstream else { return (nil, nil) }
      let old = state.values[index]
      state.values[index] = value
      let values = state.values.compactMap(\.self)
      guard state.demand > 0, values.count == state.values.count else { return (old, nil) }
      state.demand -= 1
      return (old, (downstream, values))
    }
    _ = old
    guard let (downstream, values) = ready else { return .none }
    let more = downstream.receive(combine(values))
    if more > 0 { request(more) }
    return .none
  }

  private func receive(completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    let (released, isLast) = state.withLock { state -> ((any Subscription)?, Bool) in
      let released = state.subscriptions[index]
      state.subscriptions[index] = nil
      state.finished.insert(index)
      return (released, state.finished.count == state.values.count)
    }
    // Outside of the lock, because its deinitializer may cancel this subscription.
    withExtendedLifetime(released) {}
    if case .finished = completion, !isLast { return }
    end()?.receive(completion: completion)
  }
}
