import SwiftUI

/// The app: its state, and its requests to the system.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

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
    if url.absoluteString == Self.openSettingsURLString {
      let opened = StandardActions.send("showSettingsWindow:")
      completion?(opened)
      return
    }
    let opened = AddressOpening.open(url)
    completion?(opened)
  }
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    AddressOpening.open(url)
  }
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult open func openURL(_ url: URL) -> Bool { AddressOpening.open(url) }
  open func canOpenURL(_ url: URL) -> Bool { AddressOpening.canOpen(url) }
  /// Opens the app's settings scene.
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

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

// MARK: Scenes

@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! {
    get { AppHost.current?.keyWindow?.title ?? "" }
    set {}
  }
  open var delegate: (any UISceneDelegate)?
  open var session: UISceneSession { UISceneSession() }
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(AddressOpening.open(url)) }
  public final class OpenExternalURLOptions: NSObject {}

  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
open class UIOpenURLContext: NSObject {
  public let url: URL
  public init(url: URL) { self.url = url }
}
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "windowApplication")
  }
  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "window" }
}
open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

open class UIWindowScene: UIScene {
  static let shared = UIWindowScene()
  open var windows: [UIWindow] { [UIWindow.shared] }
  open var keyWindow: UIWindow? { UIWindow.shared }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open func requestGeometryUpdate(_ preferences: GeometryPreferences) {}
  open class GeometryPreferences: NSObject {
    public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {}
    }
  }
}
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: 10_000, height: 10_000)
}
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
}

/// The app's frontmost window, with the properties that UIKit code reads.
open class UIWindow: UIView {
  static let shared = UIWindow()
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  override open var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  override open var window: UIWindow? { self }
  open var windowScene: UIWindowScene? = UIWindowScene.shared
  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }
  open var windowLevel: Level = .normal
  open lazy var rootViewController: UIViewController? = UIViewController()
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
  }
}

// MARK: The delegate

/// The lifecycle events of an app. All methods are optional.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { UIWindow.shared }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// Creates an application delegate and passes the app's events to it.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ObjectMaking.make(delegateType)
    UIApplication.shared.adopt(wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplication {
  func adopt(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    Self.startObserving()
  }

  private static var isObserving = false

  private static func startObserving() {
    guard !isObserving else { return }
    isObserving = true
    AppObserver.observe { shared.reached($0) }
  }

  private func reached(_ stage: AppHost.Stage) {
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
    switch stage {
    case .willLaunch:
      _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
      post(Self.didFinishLaunchingNotification)
    case .didLaunch:
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    case .changedPhase(.active):
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    case .changedPhase(.inactive):
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
    case .changedPhase:
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    case .willEnd:
      delegate?.applicationWillTerminate(self)
      post(Self.willTerminateNotification)
    }
  }
}
