import Foundation
import TheseusCore

/// Fires `Timer.publish(…)` by the host's clock: each interval of an advance is an event.
enum HostTimers {
  /// Timers to which `body` and the tasks it starts subscribe follow the clock of `runtime`.
  @MainActor static func drive<Result>(_ runtime: ViewRuntime, _ body: () -> Result) -> Result {
    #if canImport(Darwin)
      body()
    #else
      Timer.TimerPublisher.$driver.withValue(HostTimerDriver(runtime: runtime), operation: body)
    #endif
  }
}

#if !canImport(Darwin)
  import CombineFoundation

  private struct HostTimerDriver: TimerDriver {
    let runtime: ViewRuntime

    var clock: ObjectIdentifier { ObjectIdentifier(runtime) }

    func fire(every interval: TimeInterval, _ action: @escaping (Date) -> Void) -> AnyCancellable? {
      guard MainActor.isCurrent else { return nil }
      // Neither is sendable, and neither leaves the main actor, which is the current one.
      nonisolated(unsafe) let action = action
      nonisolated(unsafe) var cancellable: AnyCancellable?
      MainActor.assumeIsolated {
        let timer = HostTimer(runtime, interval, action)
        cancellable = AnyCancellable {
          if MainActor.isCurrent {
            MainActor.assumeIsolated { timer.stop() }
          } else {
            Task { @MainActor in timer.stop() }
          }
        }
      }
      return cancellable
    }
  }

  @MainActor
  private final class HostTimer {
    private let runtime: ViewRuntime
    private let interval: Duration
    private var action: ((Date) -> Void)?
    private let date = Date()
    private let start: Duration
    private var count = 0

    init(_ runtime: ViewRuntime, _ interval: TimeInterval, _ action: @escaping (Date) -> Void) {
      self.runtime = runtime
      // As in Foundation.
      self.interval = .seconds(max(interval, 0.0001))
      self.action = action
      start = runtime.timeline.now()
      schedule()
    }

    func stop() { action = nil }

    private func schedule() {
      count += 1
      let elapsed = interval * count
      runtime.timeline.at(start + elapsed) { [weak self] in
        guard let self, let action else { return }
        schedule()
        action(date + elapsed / .seconds(1))
        runtime.flush()
      }
    }
  }
#endif
