import AppKit
import Testing

@MainActor private var told: [String] = []

private final class Delegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published var count = 41
  override init() {
    super.init()
    told.append("init")
  }
  func applicationDidFinishLaunching(_ notification: Notification) { told.append("launched") }
  func applicationDidResignActive(_ notification: Notification) { told.append("resigned") }
  func applicationDidBecomeActive(_ notification: Notification) { told.append("active") }
  func applicationWillTerminate(_ notification: Notification) { told.append("ends") }
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    told.append("asked")
    return .terminateCancel
  }
}

private struct DelegateApp: App {
  @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("\(delegate.count)") } }
}

extension ApplicationTests {
  @Suite("Application delegates")
  @MainActor
  struct DelegateTests {
    @Test("the adaptor creates the delegate, and the app calls its lifecycle methods in order")
    func life() throws {
      told = []
      var phase = ScenePhase.active
      let app = AppHost(DelegateApp(), size: CGSize(width: 320, height: 160)) {
        $0.scenePhase = phase
      }
      #expect(told == ["init", "launched", "active"])
      #expect(NSApp.delegate is Delegate)
      #expect(NSApp.windows.count == 1)
      phase = .inactive
      app.updateEnvironment()
      phase = .active
      app.updateEnvironment()
      #expect(told.suffix(2) == ["resigned", "active"])
      var quits = 0
      app.onQuit = { quits += 1 }
      NSApp.terminate(nil)
      #expect(told.last == "asked" && quits == 0)
      // However the user or the app quits, the delegate is asked.
      app.requestQuit()
      #expect(told.last == "asked" && quits == 0)
      told = []
      #expect(NSApp.sendAction("terminate:", to: nil, from: nil) && told == ["asked"] && quits == 0)
      told = []
      app.close(try #require(app.windows.first))
      #expect(told == ["asked"] && app.windows.count == 1 && quits == 0)
      NSApp.reply(toApplicationShouldTerminate: true)
      #expect(quits == 1)
      app.unmount()
      #expect(told.last == "ends")
    }
  }
}
