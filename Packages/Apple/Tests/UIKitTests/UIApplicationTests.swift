import Testing
import UIKit

@MainActor private var told: [String] = []

private final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    told.append("launched")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { told.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { told.append("ends") }
}

private struct DelegateApp: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate
  var body: some Scene {
    WindowGroup { Text("Main") }
    Settings { Text("The settings") }
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  let name = "app"
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    told.append("configures")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    told.append("app opens \(url.path)")
    return true
  }
}

@Observable
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let name = "scene"
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { told.append("connects") }
  func sceneDidDisconnect(_ scene: UIScene) { told.append("disconnects") }
  func sceneDidBecomeActive(_ scene: UIScene) { told.append("becomes active") }
  func sceneWillResignActive(_ scene: UIScene) { told.append("resigns") }
  func sceneWillEnterForeground(_ scene: UIScene) { told.append("enters") }
  func sceneDidEnterBackground(_ scene: UIScene) { told.append("background") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    told += URLContexts.map { "scene opens \($0.url.path)" }
  }
}

private struct SceneApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  var body: some Scene { WindowGroup { DelegateReader() } }
}

private struct DelegateReader: View {
  static var seen: [String] = []
  @EnvironmentObject private var app: AppDelegate
  @Environment(SceneDelegate.self) private var scene
  var body: some View {
    let _ = Self.seen = [app.name, scene.name]
    Text(app.name)
  }
}

@Suite("UIApplication", .serialized)
@MainActor
struct UIApplicationTests {
  private func app(_ phase: @escaping () -> ScenePhase = { .active }) -> AppHost {
    AppHost(DelegateApp(), size: CGSize(width: 640, height: 384)) {
      $0.scenePhase = phase()
    }
  }

  @Test("the delegate and notifications follow the app's life")
  func life() {
    told = []
    var phase = ScenePhase.active
    var posted: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted.append("background") } }
    let app = app { phase }
    #expect(told == ["launched", "active"])
    #expect(UIApplication.shared.applicationState == .active)
    phase = .background
    app.updateEnvironment()
    #expect(told.last == "background" && posted == ["background"])
    #expect(UIApplication.shared.applicationState == .background)
    app.unmount()
    #expect(told.last == "ends")
    NotificationCenter.default.removeObserver(token)
  }

  @Test("the delegate of a scene follows the app's life and receives opened addresses")
  func sceneDelegate() throws {
    told = []
    var phase = ScenePhase.active
    let app = AppHost(SceneApp(), size: CGSize(width: 640, height: 384)) { $0.scenePhase = phase }
    #expect(told == ["configures", "connects", "enters", "becomes active"])
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(scene.delegate is SceneDelegate)
    told = []
    phase = .inactive
    app.updateEnvironment()
    phase = .background
    app.updateEnvironment()
    #expect(told == ["resigns", "background"])
    app.open(try #require(URL(string: "https://example.org/a")))
    #expect(told.suffix(2) == ["app opens /a", "scene opens /a"])
    app.unmount()
    #expect(told.last == "disconnects" && scene.delegate == nil)
  }

  @Test("an app that loses focus has not left the foreground, and one that leaves it resigns first")
  func phases() {
    var phase = ScenePhase.active
    let app = AppHost(SceneApp(), size: CGSize(width: 640, height: 384)) { $0.scenePhase = phase }
    var posted: [String] = []
    let names = [
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    func reach(_ phases: ScenePhase...) -> [String] {
      told = []
      posted = []
      for next in phases {
        phase = next
        app.updateEnvironment()
      }
      return told
    }
    #expect(reach(.inactive, .active) == ["resigns", "becomes active"])
    #expect(posted == [names[2], names[1]].map(\.rawValue))
    #expect(reach(.background) == ["resigns", "background"])
    #expect(posted == [names[2], names[3]].map(\.rawValue))
    #expect(reach(.inactive, .active) == ["enters", "becomes active"])
    #expect(posted == [names[0], names[1]].map(\.rawValue))
    #expect(reach(.background, .active) == ["resigns", "background", "enters", "becomes active"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    app.unmount()
  }

  @Test("an app that ends enters the background first, once")
  func ends() {
    var posted: [String] = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    var phase = ScenePhase.active
    func end(from last: ScenePhase, _ app: AppHost) -> [String] {
      phase = last
      app.updateEnvironment()
      told = []
      posted = []
      app.unmount()
      phase = .active
      return told
    }
    func delegateApp() -> AppHost { app { phase } }
    func sceneApp() -> AppHost {
      AppHost(SceneApp(), size: CGSize(width: 640, height: 384)) { $0.scenePhase = phase }
    }
    #expect(end(from: .active, delegateApp()) == ["background", "ends"])
    #expect(posted == names.map(\.rawValue))
    #expect(end(from: .background, delegateApp()) == ["ends"])
    #expect(posted == [names[2].rawValue])
    #expect(end(from: .active, sceneApp()) == ["resigns", "background", "disconnects"])
    #expect(end(from: .inactive, sceneApp()) == ["background", "disconnects"])
    #expect(posted == [names[1], names[2]].map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("views find the app's and the scene's delegate in their environment")
  func delegatesInEnvironment() {
    let app = AppHost(SceneApp(), size: CGSize(width: 640, height: 384)) {
      $0.scenePhase = .active
    }
    #expect(DelegateReader.seen == ["app", "scene"])
    app.unmount()
  }

  @Test("addresses go to the host, and the completion says whether it could")
  func addresses() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let services = HostServices.process
    let before = services.openURL
    defer { services.openURL = before }
    var opened: [URL] = []
    services.openURL = { url in
      opened.append(url)
      return true
    }
    var answers: [Bool] = []
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(await UIApplication.shared.open(url))
    services.openURL = { _ in false }
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(opened == [url, url] && answers == [true, false])
    #expect(UIApplication.shared.canOpenURL(url))
  }

  private func settingsAddress() throws -> URL {
    try #require(URL(string: UIApplication.openSettingsURLString))
  }

  @Test("the address of the settings opens the settings scene")
  func settings() throws {
    let app = app()
    let url = try settingsAddress()
    #expect(UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url)
    app.flush()
    #expect(app.windows.count == 2)
    app.unmount()
  }

  @Test("so does its asynchronous form")
  func asynchronousSettings() async throws {
    let app = app()
    let url = try settingsAddress()
    #expect(await UIApplication.shared.open(url))
    app.flush()
    #expect(app.windows.count == 2)
    app.unmount()
  }

  @Test("so does the scene, whose completion says it")
  func settingsOfScene() throws {
    let app = app()
    var answers: [Bool] = []
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    scene.open(try settingsAddress(), options: nil) { answers.append($0) }
    app.flush()
    #expect(app.windows.count == 2 && answers == [true])
    app.unmount()
  }

  @Test("the screen is the window")
  func screen() {
    let app = app()
    #expect(UIScreen.main.bounds.size == CGSize(width: 640, height: 384))
    #expect(UIApplication.shared.connectedScenes.first is UIWindowScene)
    app.unmount()
  }

  @Test("an alert controller is presented and calls the action's handler")
  func alert() {
    let app = app()
    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
    var calls: [String] = []
    alert.addTextField { $0.placeholder = "name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") })
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in calls.append("ok") })
    UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
    app.flush()
    #expect(app.keyWindow?.host.layers.layers.count == 1)
    app.send(.key(KeyPress(key: "x", characters: "x")))
    app.send(.key(KeyPress(key: .escape, characters: "\u{1B}")))
    app.flush()
    #expect(calls == ["cancel"])
    #expect(alert.textFields?.first?.text == "x")
    #expect(app.keyWindow?.host.layers.layers.isEmpty == true)
    app.unmount()
  }

  @Test("sharing puts texts and addresses on the pasteboard")
  func sharing() throws {
    let app = app()
    let url = try #require(URL(string: "https://example.org"))
    let share = UIActivityViewController(activityItems: ["Look", url], applicationActivities: nil)
    UIViewController().present(share, animated: true)
    #expect(UIPasteboard.general.string == "Look\nhttps://example.org")
    #expect(app.clipboard.text == UIPasteboard.general.string)
    UIPasteboard.general.url = url
    #expect(UIPasteboard.general.url == url && UIPasteboard.general.hasStrings)
    app.unmount()
  }
}
