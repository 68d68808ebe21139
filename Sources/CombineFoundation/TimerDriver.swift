import Foundation
import OpenCombine

/// Fires timers by a clock of its own, instead of a run loop: a test host whose time only the test
/// advances.
public protocol TimerDriver: Sendable {
  /// Identifies the clock. Subscribers with equal clocks share a timer.
  var clock: ObjectIdentifier { get }

  /// Runs `action` every `interval` seconds until the result is canceled; nil leaves the timer to
  /// its run loop.
  func fire(every interval: TimeInterval, _ action: @escaping (Date) -> Void) -> AnyCancellable?
}

extension Timer.TimerPublisher {
  /// Fires timers for subscriptions that are made while it is set.
  @TaskLocal public static var driver: (any TimerDriver)?
}
