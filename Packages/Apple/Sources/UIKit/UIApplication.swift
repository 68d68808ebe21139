import SwiftUI

/// The app: its state, and its requests to the system.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  /// The phase that the delegates know.
  var reachedPhase = ScenePhase.active

  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  open var delegate: (any UIApplicationDelegate)?
  public var applicationState: State {
    switch AppHost.current?.runtime.rootValues.scenePhase {
    case .background: .background
    case .inactive: .inactive
    default: .active
    }
  }

  // MARK: Addresses

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opened = Self.opens(url)
    completion?(opened)
  }
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    Self.opens(url)
  }
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult open func openURL(_ url: URL) -> Bool { Self.opens(url) }
  open func canOpenURL(_ url: URL) -> Bool { Self.isOfSettings(url) || AddressOpening.canOpen(url) }
  /// Opens the app's settings scene.
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  private static func isOfSettings(_ url: URL) -> Bool {
    url.absoluteString == openSettingsURLString
  }
  /// Opens an address as every public form does: the settings' in the app, others with the host.
  static func opens(_ url: URL) -> Bool {
    isOfSettings(url) ? StandardActions.send("showSettingsWindow:") : AddressOpening.open(url)
  }

  // MARK: Windows

  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  public var windows: [UIWindow] { [UIWindow.shared] }
  public var keyWindow: UIWindow? { UIWindow.shared }
  public var supportsMultipleScenes: Bool { true }

  // MARK: The system

  /// Stored without effect: a terminal cannot turn off the screen saver.
  public var isIdleTimerDisabled = false {
    didSet {
      if isIdleTimerDisabled {
        RuntimeIssues.reportUnsupported(
          "UIApplication.isIdleTimerDisabled: a terminal cannot keep the screen on; "
            + "the value is kept")
      }
    }
  }
  public var applicationIconBadgeNumber = 0
  public var shortcutItems: [UIApplicationShortcutItem]?
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var statusBarStyle: UIStatusBarStyle = .default
  open func registerForRemoteNotifications() {
    RuntimeIssues.reportUnsupported(
      "registerForRemoteNotifications(): there is no push service; nothing is registered")
  }
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// The program runs in the background as in the foreground.
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  { StandardActions.send(action) }

  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  open var type: String
  open var localizedTitle: String
  open var localizedSubtitle: String?
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
  }
}
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation,
      favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto,
      captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public init(type: IconType) {}
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}
