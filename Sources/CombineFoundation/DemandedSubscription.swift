import Foundation
import OpenCombine

/// Passes values from a source that does not wait to a subscriber, up to its demand; the others are
/// dropped.
///
/// Values, demands and the cancellation may come from different threads.
final class DemandedSubscription<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var onCancel: (() -> Void)?
  }

  private let state: Locked<State>

  init(_ downstream: Downstream) {
    state = Locked(State(downstream: downstream))
  }

  /// Called once, when the subscriber cancels; immediately if it already has.
  func onCancel(_ action: @escaping () -> Void) {
    let isCancelled = state.withLock { state in
      if state.downstream == nil { return true }
      state.onCancel = action
      return false
    }
    if isCancelled { action() }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    // Releasing values may run the subscriber's code, so it happens outside the lock.
    let (downstream, onCancel) = state.withLock { state in
      defer { (state.downstream, state.onCancel) = (nil, nil) }
      return (state.downstream, state.onCancel)
    }
    onCancel?()
    _ = downstream
  }

  func send(_ value: Downstream.Input) {
    let downstream = state.withLock { state -> Downstream? in
      guard state.demand > 0 else { return nil }
      state.demand -= 1
      return state.downstream
    }
    guard let downstream else { return }
    let more = downstream.receive(value)
    if more > 0 { state.withLock { $0.demand += more } }
  }
}

/// A value under a lock, of a type that need not be `Sendable`: subscribers are not.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
