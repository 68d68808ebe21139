import SwiftUI

/// Which delegate a scene gets: the answer to `application(_:configurationForConnecting:options:)`.
open class UISceneConfiguration: NSObject {
  open var name: String?
  open var role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The lifecycle events of a scene. All methods are optional.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { UIWindow.shared }
    set {}
  }
}

/// The program has one scene, which lives as long as the app and whose phases are the app's.
extension UIScene {
  /// Asks the app's delegate for the scene's delegate, which SwiftUI creates.
  func connect() {
    delegate = nil
    let options = ConnectionOptions()
    let configuration = UIApplication.shared.delegate?.application(
      .shared, configurationForConnecting: session, options: options)
    guard let type = configuration?.delegateClass as? NSObject.Type else { return }
    let made = ObjectMaking.make(type)
    ObjectMaking.provide(made)
    delegate = made as? any UISceneDelegate
    delegate?.scene(self, willConnectTo: session, options: options)
  }

  func disconnect() {
    delegate?.sceneDidDisconnect(self)
    delegate = nil
  }

  func enterForeground() {
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
  }

  func becomeActive() {
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  func resignActive() {
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
  }

  func enterBackground() {
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  func open(_ url: URL) {
    delegate?.scene(self, openURLContexts: [UIOpenURLContext(url: url)])
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
