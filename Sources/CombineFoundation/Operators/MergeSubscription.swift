import Foundation
import OpenCombine

/// Passes the values of several publishers to one subscriber as they come: the behavior of `merge`.
///
/// With unlimited demand, every publisher sends freely. Otherwise one value is requested from each
/// at a time. A value that arrives without demand waits for some, so no value is lost. Values may
/// arrive on different threads; the subscriber receives one at a time.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var subscriptions: [(any Subscription)?]
    var isFinished: [Bool]
    /// Values that arrived without demand, and the publishers they came from, oldest first.
    var held: [(index: Int, value: Downstream.Input)] = []
    var demand = Subscribers.Demand.none
    /// Whether everything has been requested from the publishers.
    var isOpen = false
  }

  private let state: Locked<State>
  // Recursive: a subscriber may send to one of the publishers while it receives.
  private let delivery = NSRecursiveLock()

  init(_ downstream: Downstream, count: Int) {
    state = Locked(
      State(
        downstream: downstream, subscriptions: Array(repeating: nil, count: count),
        isFinished: Array(repeating: false, count: count)))
    downstream.receive(subscription: self)
  }

  /// Subscribes to the publisher with this index.
  func join<P: Publisher>(_ publisher: P, _ index: Int)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.receive(subscription: $0, index) },
        receiveValue: { self.receive($0, index) },
        receiveCompletion: { self.receive(completion: $0, index) }))
  }

  func request(_ demand: Subscribers.Demand) {
    delivery.lock()
    defer { delivery.unlock() }
    state.withLock { $0.demand += demand }
    sendHeld()
  }

  func cancel() { _ = end() }

  /// For a subscription without publishers: there is nothing to wait for.
  func finishIfEmpty() { finishIfDone() }

  /// Sends held values first, so that newer ones do not overtake them.
  private func sendHeld() {
    var sent: [Int] = []
    while let (index, value, downstream) = state.withLock({ state in
      next(in: &state)
    }) {
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
      sent.append(index)
    }
    if !open() {
      for index in sent { state.withLock { $0.subscriptions[index] }?.request(.max(1)) }
    }
    finishIfDone()
  }

  /// Requests everything from all publishers, once, when the subscriber wants everything.
  /// - Returns: whether it does.
  @discardableResult private func open() -> Bool {
    let (wantsAll, subscriptions) = state.withLock { state -> (Bool, [(any Subscription)?]) in
      guard state.demand == .unlimited else { return (false, []) }
      defer { state.isOpen = true }
      return (true, state.isOpen ? [] : state.subscriptions)
    }
    for subscription in subscriptions { subscription?.request(.unlimited) }
    return wantsAll
  }

  private func next(in state: inout State) -> (Int, Downstream.Input, Downstream)? {
    guard let downstream = state.downstream, state.demand > 0, !state.held.isEmpty else {
      return nil
    }
    state.demand -= 1
    let (index, value) = state.held.removeFirst()
    return (index, value, downstream)
  }

  private func receive(subscription: any Subscription, _ index: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.downstream != nil, state.subscriptions[index] == nil else { return nil }
      state.subscriptions[index] = subscription
      return state.demand == .unlimited ? .unlimited : .max(1)
    }
    if let demand { subscription.request(demand) } else { subscription.cancel() }
  }

  private func receive(_ value: Downstream.Input, _ index: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream = state.withLock { state -> Downstream? in
      guard let downstream = state.downstream else { return nil }
      guard state.demand > 0 else {
        state.held.append((index, value))
        return nil
      }
      state.demand -= 1
      return downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    let (wasOpen, holds) = state.withLock { state in
      state.demand += more
      return (state.isOpen, !state.held.isEmpty)
    }
    // The subscriber may have sent to a publisher while it received.
    if holds { sendHeld() }
    return wasOpen || open() ? .none : .max(1)
  }

  private func receive(completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    let released = state.withLock { state in
      let released = state.subscriptions[index]
      state.subscriptions[index] = nil
      state.isFinished[index] = true
      return released
    }
    // Outside of the lock, because its deinitializer may cancel this subscription.
    withExtendedLifetime(released) {}
    if case .failure = completion {
      end()?.receive(completion: completion)
    } else {
      finishIfDone()
    }
  }

  private func finishIfDone() {
    let isDone = state.withLock { $0.held.isEmpty && $0.isFinished.allSatisfy(\.self) }
    if isDone { end()?.receive(completion: .finished) }
  }

  /// Releases everything outside the lock, because that may run the subscriber's code.
  private func end() -> Downstream? {
    let ended = state.withLock { state in
      let ended = state
      state.downstream = nil
      state.held = []
      state.subscriptions = state.subscriptions.map { _ in nil }
      return ended
    }
    for subscription in ended.subscriptions { subscription?.cancel() }
    return ended.downstream
  }
}
