import Foundation

// Names of Core Foundation, Core Graphics, Dispatch and the Objective-C runtime that come with
// Foundation on Apple's systems.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since the first instant of 1 January 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// Without Objective-C, a pointer to an object that a method returns is a pointer like any other.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Runs the body: without Objective-C, objects are released as soon as nobody uses them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension CGFloat {
  /// The absolute value, for `abs(x)` inside extensions of `CGFloat`: Foundation on Linux has an
  /// unavailable static function of this name there, which hides the global one.
  public func abs<Value: SignedNumeric & Comparable>(_ x: Value) -> Value { Swift.abs(x) }
  public static func abs<Value: SignedNumeric & Comparable>(_ x: Value) -> Value { Swift.abs(x) }
}

/// A distance in two directions.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public static var zero: CGVector { CGVector() }
}

extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Always `.nominal`: Linux has no such scale.
  public var thermalState: ThermalState { .nominal }

  /// Whether the firmware or desktop runs in its power-saving profile, as the kernel reports it.
  public var isLowPowerModeEnabled: Bool {
    let profile = try? String(
      contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }

  /// False: these are an app of another system on the Mac.
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
