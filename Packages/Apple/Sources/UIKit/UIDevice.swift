import SwiftUI

/// The machine. A terminal counts as a pad: large, with a keyboard.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The machine's name on the network.
  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { "Terminal" }
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  public var orientation: UIDeviceOrientation { .landscapeLeft }
  public var isMultitaskingSupported: Bool { true }
  /// The same for every program of this user on this machine.
  public var identifierForVendor: UUID? {
    guard let id = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else {
      return nil
    }
    let digits = Array(id.trimmingCharacters(in: .whitespacesAndNewlines))
    guard digits.count == 32 else { return nil }
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return UUID(uuidString: parts.joined(separator: "-"))
  }

  /// Whether the battery is watched; its level can be read in any case.
  public var isBatteryMonitoringEnabled = false
  /// From 0 to 1, -1 without a battery.
  public var batteryLevel: Float {
    Self.battery("capacity").flatMap { Float($0) }.map { $0 / 100 } ?? -1
  }
  public var batteryState: BatteryState {
    switch Self.battery("status") {
    case "Charging": .charging
    case "Full": .full
    case "Discharging", "Not charging": .unplugged
    default: .unknown
    }
  }
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  private static func battery(_ file: String) -> String? {
    for number in 0...2 {
      let path = "/sys/class/power_supply/BAT\(number)/\(file)"
      if let text = try? String(contentsOfFile: path, encoding: .utf8) {
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    return nil
  }

  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public func playInputClick() {}

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The screen, which is the terminal's window: in points, 8 by 16 for each cell.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  public var bounds: CGRect {
    CGRect(
      origin: .zero, size: AppHost.current?.keyWindow?.host.size ?? CGSize(width: 640, height: 384))
  }
  public var nativeBounds: CGRect { bounds }
  public var scale: CGFloat { 1 }
  public var nativeScale: CGFloat { 1 }
  /// Stored; it does not change the machine's screen.
  public var brightness: CGFloat = 1 {
    didSet {
      RuntimeIssues.reportUnsupported(
        "UIScreen.brightness: a terminal cannot set the screen's brightness; the value is kept")
    }
  }
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { .current }

  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

/// The accessibility settings; a terminal has none of them.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1)
    public static let layoutChanged = Notification(rawValue: 2)
    public static let announcement = Notification(rawValue: 3)
    public static let pageScrolled = Notification(rawValue: 4)
  }

  /// Reports that a terminal cannot pass announcements to a screen reader.
  public static func post(notification: Notification, argument: Any?) {
    RuntimeIssues.reportUnsupported(
      "UIAccessibility.post: terminals have no announcements; nothing is read out")
  }

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// Haptic feedback. A terminal has none, which is reported once. It does not ring the bell instead,
/// because apps request feedback with every press.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}

  func report() {
    RuntimeIssues.reportUnsupported(
      "\(type(of: self)): a terminal has no haptic feedback; nothing happens")
  }
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  open func impactOccurred() { report() }
  open func impactOccurred(intensity: CGFloat) { report() }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { report() }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) { report() }
}
