import AppKit
import Testing
import TheseusTesting

private class Silent: NSObject, NSApplicationDelegate {}

private final class Reopening: NSObject, NSApplicationDelegate {
  static let panel = tools()
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  {
    #expect(!flag)
    Self.panel.makeKeyAndOrderFront(nil)
    return false
  }
}

private final class Ending: NSObject, NSApplicationDelegate {
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

private final class Staying: NSObject, NSApplicationDelegate {
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}

private final class Asking: NSObject, NSApplicationDelegate {
  static var answer: NSApplication.ModalResponse?
  func applicationDidFinishLaunching(_ notification: Notification) {
    let alert = NSAlert()
    alert.messageText = "Use it?"
    alert.addButton(withTitle: "Yes")
    Self.answer = alert.runModal()
  }
}

@MainActor
private func tools() -> NSWindow {
  let window = NSWindow(
    contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  window.title = "Tools"
  window.contentView = NSHostingView(rootView: Text("Hammer"))
  return window
}

private struct AppOf<Delegate: NSObject & NSApplicationDelegate>: App {
  @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
  var body: some Scene {
    WindowGroup { Text("Main") }
    Settings { Text("Choices") }
  }
}

extension ApplicationTests {
  /// The screen of an app of AppKit when its own code has closed its windows.
  @Suite("An app without windows")
  @MainActor
  struct NoWindowTests {
    private func closeFrontmost() { NSApp.keyWindow?.close() }

    @Test(
      "the app runs on after its code has closed the last window, and Open opens the first scene")
    func runsOn() throws {
      let hosts: [@MainActor () -> TestHost] = [
        { TestHost(app: AppOf<Silent>()) }, { TestHost(app: AppOf<Staying>()) },
      ]
      for makeHost in hosts {
        let host = makeHost()
        let app = try #require(AppHost.current)
        var quits = 0
        app.onQuit = { quits += 1 }
        closeFrontmost()
        host.flush()
        #expect(quits == 0 && NSApp.windows.isEmpty && NSApp.keyWindow == nil)
        #expect(host.screen.contains("has no open window"))
        #expect(!host.screen.contains("Main"))
        try host.find(.button, "Open").tap()
        #expect(host.screen.contains("Main") && !host.screen.contains("has no open window"))
        #expect(app.windows.count == 1 && NSApp.windows.count == 1)
        host.unmount()
      }
    }

    @Test("a delegate that wants it ends the app with its last window")
    func ends() throws {
      let host = TestHost(app: AppOf<Ending>())
      let app = try #require(AppHost.current)
      var quits = 0
      app.onQuit = { quits += 1 }
      closeFrontmost()
      #expect(quits == 1)
      host.unmount()
    }

    @Test("a user who closes the last window ends the app, unless its delegate refuses")
    func user() throws {
      func quits(_ host: TestHost) throws -> Int {
        let app = try #require(AppHost.current)
        var quits = 0
        app.onQuit = { quits += 1 }
        app.close(try #require(app.keyWindow))
        host.unmount()
        return quits
      }
      #expect(try quits(TestHost(app: AppOf<Silent>())) == 1)
      #expect(try quits(TestHost(app: AppOf<Ending>())) == 1)
      #expect(try quits(TestHost(app: AppOf<Staying>())) == 0)
    }

    @Test("the app's own windows are shown without others, and Open asks the delegate")
    func ownWindow() throws {
      let host = TestHost(app: AppOf<Reopening>())
      closeFrontmost()
      host.flush()
      try host.find(.button, "Open").tap()
      #expect(host.screen.contains("Hammer") && !host.screen.contains("Main"))
      #expect(NSApp.windows == [Reopening.panel] && NSApp.keyWindow === Reopening.panel)
      // A window of a scene opens in front, and leaves the app's own one.
      AppHost.current?.runtime.rootValues.openSettings()
      host.flush()
      #expect(host.screen.contains("Choices"))
      #expect(Reopening.panel.isVisible)
      closeFrontmost()
      host.flush()
      Reopening.panel.close()
      host.flush()
      host.unmount()
    }

    @Test("a delegate may ask something when the app has launched, once the host can wait")
    func launch() {
      Asking.answer = nil
      let app = AppHost(
        AppOf<Asking>(), size: CGSize(width: 640, height: 384), launchesLater: true)
      #expect(Asking.answer == nil)
      app.onRunModal = { isDone in
        app.send(.key(KeyPress(key: .return, characters: "\r")))
        #expect(isDone())
      }
      app.finishLaunching()
      #expect(Asking.answer == .alertFirstButtonReturn)
      Asking.answer = nil
      app.finishLaunching()
      #expect(Asking.answer == nil)
      app.unmount()
    }
  }
}
