import Foundation

extension ProcessInfo {
  /// The demands of an activity on the system.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    public static let animationTrackingEnabled = Self(rawValue: 1 << 45)
    public static let trackingEnabled = Self(rawValue: 1 << 46)
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF)
    public static let userInitiatedAllowingIdleSystemSleep = Self(
      rawValue: 0x00FF_FFFF & ~(1 << 20))
    public static let userInteractive: Self = [.userInitiated, .latencyCritical]
    public static let background = Self(rawValue: 0xFF)
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity, and returns a token for `endActivity`.
  ///
  /// Linux neither suspends nor ends a process because it is idle, so an activity changes nothing.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    Activity()
  }

  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs `block`, as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) {
    block()
  }

  /// Runs `block` when the process may run for a while: on Linux, in the background, with false.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }

  /// Nested calls that switch sudden termination off and on: Linux has none.
  public func disableSuddenTermination() {}
  public func enableSuddenTermination() {}
  public func disableAutomaticTermination(_ reason: String) {}
  public func enableAutomaticTermination(_ reason: String) {}
}

private final class Activity: NSObject {}
