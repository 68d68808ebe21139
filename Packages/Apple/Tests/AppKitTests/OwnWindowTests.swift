import AppKit
import Testing
import TheseusTesting

private struct Counter: View {
  var name = "Count"
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Sized: View {
  var body: some View {
    GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
  }
}

private struct MainApp: App {
  var body: some Scene { WindowGroup { Button("Below") {} } }
}

private final class KeyWindow: NSWindow { override var canBecomeKey: Bool { true } }
private final class KeyPanel: NSPanel { override var canBecomeKey: Bool { true } }
private final class ClickThrough<Content: View>: NSHostingView<Content> {
  override func mouseDown(with event: NSEvent) {}
}
private final class Controller<Content: View>: NSHostingController<Content> {
  override func viewDidLoad() {}
}

/// Notes what a window's delegate hears.
@MainActor
private final class Listener: NSObject, NSWindowDelegate {
  var heard: [String] = []
  var allowsClosing = true
  func windowShouldClose(_ sender: NSWindow) -> Bool {
    heard.append("should")
    return allowsClosing
  }
  func windowWillClose(_ notification: Notification) { heard.append("will") }
  func windowDidBecomeKey(_ notification: Notification) { heard.append("key") }
  func windowDidResignKey(_ notification: Notification) { heard.append("resigned") }
  func windowDidResize(_ notification: Notification) { heard.append("resized") }
  func windowDidMove(_ notification: Notification) { heard.append("moved") }
}

extension ApplicationTests {
  @Suite("Windows that an app makes around SwiftUI's views")
  @MainActor
  struct OwnWindowTests {
    private func window(
      _ title: String = "Tools", style: NSWindow.StyleMask = [.titled, .closable]
    )
      -> NSWindow
    {
      let window = NSWindow(
        contentRect: .zero, styleMask: style, backing: .buffered, defer: false)
      window.title = title
      window.contentView = NSHostingView(rootView: Counter())
      return window
    }

    /// The forms in which a window gets SwiftUI's views.
    private var contents: [(String, (NSWindow) -> Void)] {
      [
        ("a view", { $0.contentView = NSHostingView(rootView: Counter()) }),
        (
          "a view inside another",
          {
            let outer = NSView()
            outer.addSubview(NSView())
            outer.addSubview(NSHostingView(rootView: Counter()))
            $0.contentView = outer
          }
        ),
        ("a controller", { $0.contentViewController = NSHostingController(rootView: Counter()) }),
        ("a controller's view", { $0.contentView = NSHostingController(rootView: Counter()).view }),
        (
          "a controller with such a view",
          {
            let controller = NSViewController()
            controller.view = NSHostingView(rootView: Counter())
            $0.contentViewController = controller
          }
        ),
        (
          "a controller in another",
          {
            let controller = NSViewController()
            controller.addChild(NSHostingController(rootView: Counter()))
            $0.contentViewController = controller
          }
        ),
      ]
    }

    @Test("its views are shown and work, however they came into it")
    func contentForms() throws {
      for (name, fill) in contents {
        let host = TestHost(app: MainApp())
        let window = NSWindow()
        fill(window)
        window.makeKeyAndOrderFront(nil)
        host.flush()
        try host.find(.button, "Count 0").tap()
        #expect(host.findAll(.button, "Count 1").count == 1, "\(name)")
        window.close()
        host.flush()
        #expect(host.findAll(.button, "Count 1").isEmpty, "\(name)")
        host.unmount()
      }
    }

    @Test("a window that is shown takes a new size, and tells its delegate")
    func resized() throws {
      let host = TestHost(app: MainApp(), columns: 80, rows: 24)
      let window = window()
      let listener = Listener()
      window.delegate = listener
      window.contentView = NSHostingView(rootView: Sized())
      window.setContentSize(NSSize(width: 160, height: 64))
      window.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(host.findAll(.text, "160 by 64").count == 1)
      let frame = NSRect(x: 0, y: 0, width: 240, height: 128)
      let changes: [(String, (NSWindow) -> Void)] = [
        ("320 by 96", { $0.setContentSize(NSSize(width: 320, height: 96)) }),
        ("240 by 128", { $0.setFrame(frame, display: true) }),
        (
          "160 by 128",
          { $0.setFrame(NSRect(x: 0, y: 0, width: 160, height: 128), display: true, animate: true) }
        ),
        ("240 by 128", { $0.animator().setFrame(frame, display: false) }),
      ]
      listener.heard = []
      for (text, change) in changes {
        change(window)
        host.flush()
        #expect(host.findAll(.text, text).count == 1, "\(text)")
      }
      window.setFrame(frame, display: true)
      window.setFrameOrigin(NSPoint(x: 8, y: 16))
      #expect(listener.heard == ["resized", "resized", "resized", "resized", "moved"])
      #expect(window.frame == NSRect(x: 8, y: 16, width: 240, height: 128))
      window.close()
      window.setContentSize(NSSize(width: 80, height: 16))
      #expect(listener.heard.count { $0 == "resized" } == 4)
      host.unmount()
    }

    @Test("a window is as large as the app made it, up to the screen's size")
    func largeWindow() throws {
      let host = TestHost(app: MainApp(), columns: 160, rows: 50)
      for (size, text) in [
        (NSSize(width: 1_200, height: 640), "1200 by 640"),
        (NSSize(width: 4_000, height: 160), "1232 by 160"),
      ] {
        let window = window()
        window.contentView = NSHostingView(rootView: Sized())
        window.setContentSize(size)
        window.makeKeyAndOrderFront(nil)
        host.flush()
        #expect(host.findAll(.text, text).count == 1, "\(text)")
        window.close()
        host.flush()
      }
      host.unmount()
    }

    @Test("subclasses have the initializers of their classes, and are shown")
    func subclasses() throws {
      let rect = NSRect(x: 0, y: 0, width: 160, height: 64)
      let view = ClickThrough(rootView: Counter())
      let controller = Controller(rootView: Counter())
      let windows: [NSWindow] = [
        KeyWindow(), KeyPanel(), KeyWindow(contentViewController: controller),
        KeyPanel(contentViewController: controller),
        KeyWindow(contentRect: rect, styleMask: [.titled], backing: .buffered, defer: false),
        KeyPanel(contentRect: rect, styleMask: [.titled], backing: .buffered, defer: false),
      ]
      for window in windows {
        let host = TestHost(app: MainApp())
        if window.contentViewController == nil { window.contentView = view }
        window.makeKeyAndOrderFront(nil)
        host.flush()
        #expect(host.screen.contains("Count 0"))
        window.close()
        host.unmount()
      }
    }

    @Test("each way to order it in shows it, each way to order it out removes it")
    func orders() {
      let shows: [(NSWindow) -> Void] = [
        { $0.makeKeyAndOrderFront(nil) }, { $0.orderFront(nil) }, { $0.orderFrontRegardless() },
        { $0.setIsVisible(true) },
        { window in NSWindowController(window: window).showWindow(nil) },
      ]
      let hides: [(NSWindow) -> Void] = [
        { $0.close() }, { $0.orderOut(nil) }, { $0.setIsVisible(false) }, { $0.performClose(nil) },
        { window in NSWindowController(window: window).close() },
      ]
      let host = TestHost(app: MainApp())
      let window = window()
      for show in shows {
        for hide in hides {
          #expect(!window.isVisible)
          show(window)
          host.flush()
          #expect(window.isVisible && window.isKeyWindow)
          #expect(host.screen.contains("Count 0"))
          hide(window)
          host.flush()
          #expect(!window.isVisible && !host.screen.contains("Count"))
        }
      }
      host.unmount()
    }

    @Test("a window that only becomes key stays hidden")
    func keyAlone() {
      let host = TestHost(app: MainApp())
      let window = window()
      window.makeKey()
      host.flush()
      #expect(!window.isVisible && !host.screen.contains("Count"))
      host.unmount()
    }

    @Test("its title is shown and may change; a window without a title bar shows none")
    func title() {
      let host = TestHost(app: MainApp())
      let titled = window("First")
      titled.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(host.screen.contains("First"))
      titled.title = "Second"
      host.flush()
      #expect(host.screen.contains("Second") && !host.screen.contains("First"))
      titled.close()
      let bare = window("Third", style: [.borderless])
      bare.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(host.screen.contains("Count 0") && !host.screen.contains("Third"))
      host.unmount()
    }

    @Test("Escape and performClose close it as the user does: its delegate may refuse")
    func delegate() {
      let ways: [@MainActor (TestHost, NSWindow) -> Void] = [
        { host, _ in host.press(.escape) }, { _, window in window.performClose(nil) },
      ]
      for close in ways {
        let host = TestHost(app: MainApp())
        let (window, listener) = (window(), Listener())
        window.delegate = listener
        var closings = 0
        let token = NotificationCenter.default.addObserver(
          forName: NSWindow.willCloseNotification, object: window, queue: nil
        ) { _ in MainActor.assumeIsolated { closings += 1 } }
        window.makeKeyAndOrderFront(nil)
        host.flush()
        #expect(listener.heard == ["key"])
        listener.allowsClosing = false
        close(host, window)
        #expect(window.isVisible && listener.heard == ["key", "should"] && closings == 0)
        listener.allowsClosing = true
        close(host, window)
        #expect(!window.isVisible && closings == 1)
        #expect(listener.heard == ["key", "should", "should", "will", "resigned"])
        NotificationCenter.default.removeObserver(token)
        host.unmount()
      }
    }

    @Test("the app closes it without asking, and orders it out without telling its delegate")
    func closing() {
      let host = TestHost(app: MainApp())
      let (window, listener) = (window(), Listener())
      window.delegate = listener
      listener.allowsClosing = false
      window.makeKeyAndOrderFront(nil)
      window.close()
      #expect(listener.heard == ["key", "will", "resigned"])
      window.close()
      #expect(listener.heard.count == 3)
      listener.heard = []
      window.makeKeyAndOrderFront(nil)
      window.orderOut(nil)
      #expect(listener.heard == ["key", "resigned"])
      host.unmount()
    }

    @Test("of two, the later one takes keys, and its end gives them back")
    func two() {
      let host = TestHost(app: MainApp())
      let (first, second) = (window("First"), window("Second"))
      let (one, two) = (Listener(), Listener())
      first.delegate = one
      second.delegate = two
      #expect(NSApp.windows.count == 1 && NSApp.keyWindow === NSApp.windows.first)
      first.makeKeyAndOrderFront(nil)
      second.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(NSApp.keyWindow === second && NSApp.windows.count == 3)
      #expect(!first.isKeyWindow && first.isVisible)
      #expect(one.heard == ["key", "resigned"] && two.heard == ["key"])
      host.press(.escape)
      #expect(NSApp.keyWindow === first && !second.isVisible)
      #expect(one.heard == ["key", "resigned", "key"])
      second.makeKeyAndOrderFront(nil)
      first.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(NSApp.keyWindow === first)
      #expect(host.screen.contains("First"))
      host.press(.escape)
      host.press(.escape)
      #expect(NSApp.windows.count == 1 && NSApp.keyWindow === NSApp.windows.first)
      host.unmount()
    }

    @Test("a later root view replaces the one that is shown")
    func rootView() {
      let host = TestHost(app: MainApp())
      let view = NSHostingView(rootView: Counter(name: "One"))
      let inView = NSWindow()
      inView.contentView = view
      inView.makeKeyAndOrderFront(nil)
      host.flush()
      view.rootView = Counter(name: "Two")
      host.flush()
      #expect(host.screen.contains("Two 0") && !host.screen.contains("One"))
      inView.close()
      let controller = NSHostingController(rootView: Counter(name: "Three"))
      let inController = NSWindow(contentViewController: controller)
      inController.makeKeyAndOrderFront(nil)
      host.flush()
      controller.rootView = Counter(name: "Four")
      host.flush()
      #expect(host.screen.contains("Four 0") && !host.screen.contains("Three"))
      host.unmount()
    }

    @Test("views of any size get the window's, others keep their own")
    func size() throws {
      let host = TestHost(app: MainApp(), columns: 60, rows: 20)
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 160, height: 96), styleMask: [.borderless],
        backing: .buffered, defer: false)
      var size = CGSize.zero
      window.contentView = NSHostingView(
        rootView: Color.red.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        })
      window.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(size == CGSize(width: 160, height: 96))
      window.close()
      window.contentView = NSHostingView(
        rootView: Color.red.frame(width: 80, height: 32)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            size = $0
          })
      window.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(size == CGSize(width: 80, height: 32))
      host.unmount()
    }

    @Test("it fits its content and its title, and never more than the screen")
    func fitting() throws {
      let host = TestHost(app: MainApp(), columns: 80, rows: 20)
      let fixed = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 160, height: 96), styleMask: [.titled, .closable],
        backing: .buffered, defer: false)
      fixed.contentView = NSHostingView(rootView: Text("[").frame(width: 480, height: 64))
      fixed.makeKeyAndOrderFront(nil)
      host.flush()
      let lines = host.screen.split(separator: "\n")
      let edge = try #require(lines.first { $0.contains("╮") })
      let start = try #require(edge.firstIndex(of: "╭"))
      let width = edge.distance(from: start, to: try #require(edge.firstIndex(of: "╮")))
      #expect((60...66).contains(width), "\(edge)")
      fixed.close()
      var size = CGSize.zero
      let large = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 4000, height: 4000), styleMask: [.titled],
        backing: .buffered, defer: false)
      large.contentView = NSHostingView(
        rootView: Color.red.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        })
      large.makeKeyAndOrderFront(nil)
      host.flush()
      #expect((400...640).contains(size.width) && (160...320).contains(size.height))
      host.unmount()
    }

    @Test("without views of SwiftUI, without an app, or ignoring the pointer, none is shown")
    func notShown() async throws {
      // The app of another test lives until its work on the main queue is done.
      for _ in 0..<1_000 where AppHost.current != nil {
        try await Task.sleep(for: .milliseconds(1))
      }
      let alone = window()
      alone.makeKeyAndOrderFront(nil)
      #expect(!alone.isVisible)
      let host = TestHost(app: MainApp())
      let plain = NSWindow()
      plain.makeKeyAndOrderFront(nil)
      let overlay = window()
      overlay.ignoresMouseEvents = true
      overlay.makeKeyAndOrderFront(nil)
      host.flush()
      #expect(!plain.isVisible && !overlay.isVisible && NSApp.windows.count == 1)
      host.unmount()
    }

    @Test("a sheet answers once: by endSheet with a code or without, by Escape, by closing")
    func sheets() throws {
      let ends: [(NSApplication.ModalResponse, @MainActor (TestHost, NSWindow, NSWindow) -> Void)] =
        [
          (.OK, { _, parent, sheet in parent.endSheet(sheet, returnCode: .OK) }),
          (.stop, { _, parent, sheet in parent.endSheet(sheet) }),
          (.cancel, { host, _, _ in host.press(.escape) }),
          (.stop, { _, _, sheet in sheet.close() }),
        ]
      for (expected, end) in ends {
        let host = TestHost(app: MainApp())
        let parent = try #require(NSApp.keyWindow)
        let sheet = window("Sheet")
        var answers: [NSApplication.ModalResponse] = []
        parent.beginSheet(sheet) { answers.append($0) }
        host.flush()
        #expect(parent.attachedSheet === sheet && sheet.isSheet && sheet.sheetParent === parent)
        #expect(host.screen.contains("Count 0") && answers.isEmpty)
        end(host, parent, sheet)
        parent.endSheet(sheet)
        host.flush()
        #expect(answers == [expected])
        #expect(parent.sheets.isEmpty && !sheet.isSheet && !sheet.isVisible)
        host.unmount()
      }
    }

    @Test("runModal waits until the app stops it or the window closes")
    func modal() throws {
      let host = TestHost(app: MainApp())
      let app = try #require(AppHost.current)
      let window = window()
      var during: (@MainActor () -> Void)?
      app.onRunModal = { isDone in
        #expect(!isDone() && window.isVisible && NSApp.modalWindow === window)
        during?()
        #expect(isDone())
      }
      during = { NSApp.stopModal(withCode: .OK) }
      #expect(NSApp.runModal(for: window) == .OK)
      during = { NSApp.stopModal() }
      #expect(NSApp.runModal(for: window) == .stop)
      during = { NSApp.abortModal() }
      #expect(NSApp.runModal(for: window) == .abort)
      during = { window.close() }
      #expect(NSApp.runModal(for: window) == .stop)
      #expect(NSApp.modalWindow == nil)
      app.onRunModal = nil
      #expect(NSApp.runModal(for: window) == .abort)
      host.unmount()
    }

    @Test("a window of one user of a process is not in another's app")
    func users() {
      let (a, b) = (User(), User())
      defer {
        a.app.unmount()
        b.app.unmount()
      }
      a.services.serving { window().makeKeyAndOrderFront(nil) }
      #expect(a.alerts == 1 && b.alerts == 0)
      a.services.serving { #expect(NSApp.windows.count == 2) }
      b.services.serving { #expect(NSApp.windows.count == 1) }
    }
  }
}
