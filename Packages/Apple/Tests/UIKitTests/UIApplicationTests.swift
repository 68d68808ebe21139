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

  @Test("the address of the settings opens the settings scene")
  func settings() throws {
    let app = app()
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    UIApplication.shared.open(url)
    app.flush()
    #expect(app.windows.count == 2)
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
