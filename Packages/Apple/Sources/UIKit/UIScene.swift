import SwiftUI

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
  ) {
    let opened = UIApplication.opens(url)
    completionHandler?(opened)
  }
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
