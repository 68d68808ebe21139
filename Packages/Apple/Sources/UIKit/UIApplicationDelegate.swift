import SwiftUI

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
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
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
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
}

/// Creates an application delegate and passes the app's events to it.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ObjectMaking.make(delegateType)
    ObjectMaking.provide(wrappedValue)
    UIApplication.shared.adopt(wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}

extension UIApplicationDelegateAdaptor where DelegateType: CombineObservableObject {
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
    let scene = UIWindowScene.shared
    func enterForeground() {
      scene.enterForeground()
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    func becomeActive() {
      scene.becomeActive()
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    }
    func resignActive() {
      scene.resignActive()
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
    }
    func change(to phase: ScenePhase) {
      let last = reachedPhase
      reachedPhase = phase
      guard phase != last else { return }
      // An app that only lost focus has been in the foreground all the time.
      if last == .background { enterForeground() }
      if last == .active { resignActive() }
      switch phase {
      case .active: becomeActive()
      case .inactive: break
      default:
        scene.enterBackground()
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
      }
    }
    switch stage {
    case .willLaunch:
      _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
      UIWindowScene.shared.connect()
      post(Self.didFinishLaunchingNotification)
    case .didLaunch:
      reachedPhase = .active
      scene.enterForeground()
      becomeActive()
    case .changedPhase(let phase): change(to: phase)
    case .openedURL(let url):
      _ = delegate?.application(self, open: url, options: [:])
      scene.open(url)
    case .willEnd:
      // Apps of iOS save in the background: nobody leaves one in another way.
      change(to: .background)
      scene.disconnect()
      delegate?.applicationWillTerminate(self)
      post(Self.willTerminateNotification)
    }
  }
}
